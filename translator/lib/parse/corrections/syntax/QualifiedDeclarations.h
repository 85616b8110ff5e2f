//===--- QualifiedDeclarations.h - class a::b; ------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_QUALIFIEDDECLARATIONS_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_QUALIFIEDDECLARATIONS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Removes declarations `class a::b;`, which Microsoft's compiler ignores, where Clang reports one
/// of \p Errors. Returns true if there are new corrections.
bool removeQualifiedDeclarations(TokenCorrections &Changes,
                                 llvm::ArrayRef<clang::SourceLocation> Errors, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_QUALIFIEDDECLARATIONS_H
