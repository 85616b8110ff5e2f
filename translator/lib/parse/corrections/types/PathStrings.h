//===--- PathStrings.h - Paths as wide strings ------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TYPES_PATHSTRINGS_H
#define AMP2HIP_PARSE_CORRECTIONS_TYPES_PATHSTRINGS_H

#include "clang/Basic/Diagnostic.h"
#include <optional>
#include <vector>

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Converts a std::filesystem::path to a wide string where the program needs one. On
/// Windows, the characters of a path are wide.
///
///   std::wstring e = p.extension();   // std::wstring e = p.extension().wstring();
///   names.insert(p / "a");            // names.insert((p / "a").wstring());
///   LoadLibraryW(p.c_str());          // LoadLibraryW(p.wstring().c_str());
///   std::wstring n = p.native();      // std::wstring n = p.wstring();
class PathStrings {
public:
  /// Must be called for each diagnostic, in Clang's order.
  void onDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// Adds the corrections for the diagnostics. Returns true if any is new.
  bool add(TokenCorrections &Changes, const Unit &U) const;

private:
  /// An expression that Clang cannot convert to a wide string.
  struct Expression {
    clang::SourceLocation Error;      ///< if it is an argument: of the function or operator
    std::optional<unsigned> Argument; ///< the index of the argument, from 0
    clang::SourceRange Range;         ///< of other expressions
  };
  void onError(const clang::Diagnostic &Info);

  clang::SourceLocation Last;     ///< the last error, if no function fits a call
  clang::SourceRange LastOperand; ///< the right operand, if Last is a binary operator
  std::vector<Expression> Failed;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TYPES_PATHSTRINGS_H
