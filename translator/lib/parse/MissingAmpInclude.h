//===--- MissingAmpInclude.h - C++ AMP without its header ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_MISSINGAMPINCLUDE_H
#define AMP2HIP_PARSE_MISSINGAMPINCLUDE_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace amp2hip {

class Unit;

/// The edit that has the main file include <\p Header>.
clang::FixItHint includeOf(llvm::StringRef Header, const Unit &U);

/// In \p Tokens, a whole translation unit without C++ AMP's headers and
/// restrictions: reports that a user's file uses namespace concurrency, which
/// nothing declares. False if there is nothing to report.
bool reportMissingAmpInclude(llvm::ArrayRef<clang::Token> Tokens, Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_MISSINGAMPINCLUDE_H
