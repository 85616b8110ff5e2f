//===--- SkippedDeclarations.h - Names that need _WIN32 ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_CONDITIONS_SKIPPEDDECLARATIONS_H
#define AMP2HIP_PORTABILITY_CONDITIONS_SKIPPEDDECLARATIONS_H

#include "diagnose/DiagnosticWithNotes.h"
#include <vector>

namespace amp2hip {

class Unit;

/// Adds a note to the first error about a name that is declared in a branch of a user file, or in a
/// header that such a branch includes, if the branch is skipped because `_WIN32` or `_WIN64` is not
/// defined. One note for each file with such branches.
///
///   #ifdef _WIN32
///   struct timer {};      // note: 'timer' is declared in a branch that requires '_WIN32'
///   #endif
///   timer t;              // error: unknown type name 'timer'
void noteSkippedDeclarations(Unit &U, std::vector<Report> &Reports);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_CONDITIONS_SKIPPEDDECLARATIONS_H
