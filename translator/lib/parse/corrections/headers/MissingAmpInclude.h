//===--- MissingAmpInclude.h - C++ AMP without <amp.h> ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_HEADERS_MISSINGAMPINCLUDE_H
#define AMP2HIP_PARSE_CORRECTIONS_HEADERS_MISSINGAMPINCLUDE_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace amp2hip {

class Unit;

/// Returns the edit that adds `#include <Header>` to the main file, before its
/// first include directive or at its beginning.
clang::FixItHint includeInsertion(llvm::StringRef Header, const Unit &U);

/// Reports an error if a user file uses namespace concurrency, which no header
/// declares. \p Tokens are a translation unit that has no restriction specifier
/// and includes no header of amp2hip. Returns true if it has reported the
/// error.
bool reportMissingAmpInclude(llvm::ArrayRef<clang::Token> Tokens, Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_HEADERS_MISSINGAMPINCLUDE_H
