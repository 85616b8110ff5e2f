//===--- PathSearches.h - Searches for backslashes --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_PATHS_PATHSEARCHES_H
#define AMP2HIP_PORTABILITY_PATHS_PATHSEARCHES_H

namespace amp2hip {

class Unit;

/// Corrects searches for the last backslash of a path, which has slashes on Linux (AMP1803):
///
///   strrchr(__FILE__, '\\')    // strrchr(__FILE__, '/')
///   path.rfind('\\')           // path.find_last_of("/\\")
///
/// Warns about strrchr() of other texts.
void fixPathSearches(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_PATHS_PATHSEARCHES_H
