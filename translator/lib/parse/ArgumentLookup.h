//===--- ArgumentLookup.h - Functions that arguments lead to ----*- C++ -*-===//
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

/// \p D, or, of an instance, the function that it was instantiated from, at its first declaration.
const clang::Decl *instantiatedFrom(const clang::NamedDecl *D);

/// The functions \p Name that argument-dependent lookup finds for a call at \p Place with the
/// arguments \p Arguments, as they are written: without implicit conversions.
llvm::SmallVector<clang::NamedDecl *, 8>
functionsByArguments(const Unit &U, clang::DeclarationName Name, clang::SourceLocation Place,
                     llvm::ArrayRef<const clang::Expr *> Arguments);

/// True if the namespaces and classes of the arguments of \p Call lead to \p F, by
/// argument-dependent lookup.
bool isFoundByArguments(const Unit &U, const clang::CallExpr &Call, const clang::NamedDecl *F);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_ARGUMENTLOOKUP_H
