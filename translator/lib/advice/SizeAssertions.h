//===--- SizeAssertions.h - Advice for failed assertions on sizes -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ADVICE_SIZEASSERTIONS_H
#define AMP2HIP_ADVICE_SIZEASSERTIONS_H

#include "diagnose/DiagnosticWithNotes.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip {

class Unit;

/// Adds notes to the errors of static assertions on `sizeof` that fail. The notes name the members
/// of type `long` or `wchar_t`, which have other sizes on Windows.
void explainSizeAssertions(const Unit &U, std::vector<Report> &Reports);

/// Returns the texts of files, by absolute path, in which the members of type `long` of the classes
/// in failed assertions are `int`, so that the classes have the layout of Windows:
///
///   struct header { long count; };            // struct header { int count; };
///   static_assert(sizeof(header) == 4, "");
std::map<std::string, std::string> fixSizeAssertions(const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_ADVICE_SIZEASSERTIONS_H
