//===--- MicrosoftPaths.h - Paths with backslashes --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_PATHS_MICROSOFTPATHS_H
#define AMP2HIP_PORTABILITY_PATHS_MICROSOFTPATHS_H

namespace amp2hip {

class Unit;

/// Replaces the backslashes in literal paths that are arguments of functions which
/// open, create or remove files, by edits in Unit::SourceFixes:
///
///   std::ifstream in("data\\points.txt");      // std::ifstream in("data/points.txt");
///
/// On Linux, a backslash is a part of the name. Warns about other literals that
/// look like the path of a file, and about drives and servers (AMP1803).
void fixMicrosoftPaths(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_PATHS_MICROSOFTPATHS_H
