//===--- AmpFiles.h - The files that contain C++ AMP ---------------------===//
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

/// The files that contain C++ AMP: that have a restriction or include one of amp2hip's
/// headers, themselves or by what they include. No other header is translated.
std::set<const clang::FileEntry *> ampFiles(const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_AMPFILES_H
