//===--- SizeAssertions.h - Advice for failed assertions on sizes -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ADVICE_SIZEASSERTIONS_H
#define AMP2HIP_ADVICE_SIZEASSERTIONS_H

#include "diagnose/Report.h"
#include <vector>

namespace amp2hip {

class Unit;

/// Adds notes to the errors of static assertions on `sizeof` that fail. The notes name the members
/// of type `long` or `wchar_t`, which have other sizes on Windows.
void explainSizeAssertions(const Unit &U, std::vector<Report> &Reports);

} // namespace amp2hip

#endif // AMP2HIP_ADVICE_SIZEASSERTIONS_H
