//===--- ArgumentLookup.h - Argument-dependent lookup ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_ARGUMENTLOOKUP_H
#define AMP2HIP_PARSE_ARGUMENTLOOKUP_H

#include "llvm/ADT/SmallVector.h"

namespace clang {
class CallExpr;
class Decl;
class DeclarationName;
class Expr;
class NamedDecl;
class SourceLocation;
} // namespace clang

namespace amp2hip {

class Unit;

/// Returns the canonical declaration of the pattern that \p D was instantiated
/// from, or of \p D itself if it is not an instance.
const clang::Decl *canonicalPattern(const clang::NamedDecl *D);

/// Returns the functions \p Name that argument-dependent lookup finds for a
/// call at \p Place with \p Arguments. Ignores implicit conversions of the
/// arguments.
llvm::SmallVector<clang::NamedDecl *, 8> lookupByADL(const Unit &U, clang::DeclarationName Name,
                                                     clang::SourceLocation Place,
                                                     llvm::ArrayRef<const clang::Expr *> Arguments);

/// True if argument-dependent lookup for the arguments of \p Call finds \p F or
/// the template that \p F was instantiated from.
bool isFoundByADL(const Unit &U, const clang::CallExpr &Call, const clang::NamedDecl *F);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_ARGUMENTLOOKUP_H
