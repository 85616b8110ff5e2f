//===--- PathArguments.h - Paths as arguments of formats --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_PATHS_PATHARGUMENTS_H
#define AMP2HIP_PORTABILITY_PATHS_PATHARGUMENTS_H

namespace amp2hip {

class Unit;

/// Converts paths that a wide format prints, by edits in Unit::SourceFixes. On Windows,
/// `c_str()` of a std::filesystem::path returns a wide string:
///
///   wprintf(L"%s\n", p.c_str());      // wprintf(L"%ls\n", p.wstring().c_str());
///   write_log(L"%s", p.c_str());      // the same for variadic functions of the program
///   printf("%S\n", p.c_str());        // printf("%ls\n", p.wstring().c_str());
void fixPathArguments(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_PATHS_PATHARGUMENTS_H
