//===--- PathSeparators.h - Backslashes between names -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_PATHS_PATHSEPARATORS_H
#define AMP2HIP_PORTABILITY_PATHS_PATHSEPARATORS_H

namespace amp2hip {

class Unit;

/// Warns about backslashes that code compares with characters, searches for or adds to strings, if
/// they may separate the names in a path (AMP1803):
///
///   const char separator = '\\';             // one warning for all uses of a constant
///   path.rfind(separator);
///   if (*p == '\\')                          // a warning for each comparison with a literal
///   name + '\\' + file
///
/// Does not warn in functions that read or write escape sequences, and about comparisons in
/// functions that look for slashes, too.
void reportPathSeparators(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_PATHS_PATHSEPARATORS_H
