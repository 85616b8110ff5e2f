//===--- AmpFiles.h - Files that contain C++ AMP --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_AMPFILES_H
#define AMP2HIP_PARSE_AMPFILES_H

#include <set>

namespace clang {
class FileEntry;
} // namespace clang

namespace amp2hip {

class Unit;

/// Returns the files that contain C++ AMP: those with a restriction specifier,
/// those that include a header of amp2hip, and those that include one of these
/// files. Other headers are not translated.
std::set<const clang::FileEntry *> ampFiles(const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_AMPFILES_H
