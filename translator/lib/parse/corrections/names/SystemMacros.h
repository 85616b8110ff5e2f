//===--- SystemMacros.h - Names that headers of Linux define ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_SYSTEMMACROS_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_SYSTEMMACROS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"
#include <set>
#include <string>

namespace clang {
class Preprocessor;
} // namespace clang

namespace amp2hip {

class Unit;

/// Undefines macros of system headers whose names the program declares itself. Windows has no such
/// macros:
///
///                                          // #undef LINE_MAX
///   const int LINE_MAX = 256;              // const int LINE_MAX = 256;
///   enum { LITTLE_ENDIAN, BIG_ENDIAN };
class SystemMacros {
public:
  /// Finds such names at the locations \p Errors of errors in \p U. Returns true if any is
  /// new, so that another parse is worthwhile.
  bool add(llvm::ArrayRef<clang::SourceLocation> Errors, const Unit &U);

  /// Makes \p PP undefine the macros after each system header.
  void undefine(clang::Preprocessor &PP, const Unit &U) const;

  /// Adds the directives of the output to Unit::SourceFixes: before the first use in each file.
  void addFixes(Unit &U) const;

private:
  std::set<std::string> Names;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_SYSTEMMACROS_H
