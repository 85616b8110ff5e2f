//===--- FormatFunctions.h - printf and its relatives -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_TEXT_FORMATFUNCTIONS_H
#define AMP2HIP_PORTABILITY_TEXT_FORMATFUNCTIONS_H

#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/MacroInfo.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// Returns the index of the argument with the format of \p Name, a function of standard C that
/// prints or scans, or -1 for other functions.
int formatArgument(llvm::StringRef Name);

/// True if `%s` in a format of the function \p Name of standard C is a wide string on Windows.
bool hasWideFormat(llvm::StringRef Name);

/// Returns the name of the function of the compatibility library that does what \p Name, a
/// function of standard C, does on Windows: it interprets Microsoft's formats.
std::string microsoftFunction(llvm::StringRef Name);

/// A use of a function of standard C in the definition of a macro.
struct FormatUse {
  /// The name with its qualifier: `std::printf`.
  clang::SourceRange Range;
  llvm::StringRef Name;
  bool IsQualified = false;
  /// The tokens of the format if the macro calls the function.
  llvm::ArrayRef<clang::Token> Format;

  /// True if literals are a part of the format, so that it is a literal wherever the macro is used.
  bool hasLiteral() const;
};

/// Returns the uses of the functions in \p Macro: the calls, and a name at the end of the macro,
/// whose uses call it.
std::vector<FormatUse> formatUses(const clang::MacroInfo &Macro);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_TEXT_FORMATFUNCTIONS_H
