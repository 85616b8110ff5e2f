//===--- AmpScan.h - Directives and tokens of a source file -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads what a plan has to know about a C or C++ file without compiling it:
// include directives, and tokens that show C++ AMP, C++/CX or C++/CLI. Comments,
// literals and the lines of `#if 0` are skipped.
//
// The readers of code bases have a scanner of their own, workspace/files/ProgramScan.h, which finds
// main functions and libraries.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_LEXICAL_AMPSCAN_H
#define AMP2HIP_MIGRATE_PLAN_LEXICAL_AMPSCAN_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// A directive `#include "Name"` or `#include <Name>`.
struct Include {
  std::string Name;
  size_t Offset = 0; ///< Of the name in the file, after the delimiter.
  unsigned Line = 0;
  bool Angled = false;
  /// True inside `#if`, except for the include guard of the file.
  bool Conditional = false;
};

/// A name that a condition of the preprocessor refers to.
struct TestedName {
  std::string Name;
  unsigned Line = 0;
  bool DecidesAmp = false; ///< The condition decides whether C++ AMP is compiled.
};

struct AmpScan {
  std::vector<Include> Includes;
  std::vector<TestedName> TestedNames;
  /// True if the file has a restriction specifier or tile_static variables.
  bool HasAmp = false;
  /// True if a macro names a file that it includes.
  bool IncludesMacro = false;
  /// A language extension that only Microsoft's compiler implements ("C++/CX"),
  /// which the file uses unconditionally; empty if none.
  llvm::StringRef Dialect;
  unsigned DialectLine = 0;
};

/// Scans \p Text, which need not be well-formed. UTF-16 must have been converted.
AmpScan scanForAmp(llvm::StringRef Text);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_LEXICAL_AMPSCAN_H
