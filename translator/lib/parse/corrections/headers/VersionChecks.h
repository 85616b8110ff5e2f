//===--- VersionChecks.h - #error for other compilers -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_HEADERS_VERSIONCHECKS_H
#define AMP2HIP_PARSE_CORRECTIONS_HEADERS_VERSIONCHECKS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>

namespace amp2hip {

class Unit;

/// Returns the texts, by absolute path, of the files of the user in which an
/// `#error` at one of \p Errors demands Microsoft's compiler. The conditions get the
/// values that they have with Visual Studio 2015:
///
///   #if defined(_MSC_VER) && _MSC_VER >= 1700    // #if 1 && 1900 >= 1700
///   #include <amp.h>
///   #else
///   #error "needs Visual Studio 2012"
///   #endif
///
/// So do the other comparisons of versions in such a file, because it has no branch for
/// other compilers:
///
///   #if _MSC_VER >= 1900                         // #if 1900 >= 1900
std::map<std::string, std::string> fixVersionChecks(const Unit &U,
                                                    llvm::ArrayRef<clang::SourceLocation> Errors);

/// Returns \p Directive, a condition without its `#`, with the values that `_MSC_VER` and
/// `defined(_MSC_VER)` have with Visual Studio 2015.
std::string withCompilerVersion(llvm::StringRef Directive);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_HEADERS_VERSIONCHECKS_H
