//===--- LocalUses.h - What of a function its code uses -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_LOCALUSES_H
#define AMP2HIP_REWRITE_LOCALUSES_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseMap.h"
#include <functional>

namespace clang {
class LambdaExpr;
} // namespace clang

namespace amp2hip {

struct AmpLambda;

using LambdaMap = llvm::DenseMap<const clang::LambdaExpr *, const AmpLambda *>;
/// A declaration that is used, the outermost of the amp lambdas that it is used
/// in (null: cpu code), and the place.
using OnLocalUse = std::function<void(const clang::NamedDecl *, const clang::LambdaExpr *,
                                      clang::SourceLocation)>;

/// Reports every variable, constant, type and typedef that \p D uses, whatever it is
/// local to, but not the variables that a lambda captures.
void visitUses(const clang::Decl *D, const LambdaMap &AmpLambdas, OnLocalUse OnUse);
inline void visitUses(const clang::Decl *D, OnLocalUse OnUse) {
  visitUses(D, LambdaMap(), std::move(OnUse));
}

/// What must be there for \p D to be: a constant's enumeration, the outermost of
/// nested classes.
const clang::NamedDecl *homeOf(const clang::NamedDecl *D);

/// True if \p D is declared in the body of a function, itself or as a member of
/// a class there, and not inside \p L. With \p L it must be a function around \p L,
/// and its parameters count, too.
bool isLocalOutside(const clang::NamedDecl *D, const clang::LambdaExpr *L,
                    const clang::SourceManager &SM);

/// A class inside a local class goes where that goes.
const clang::TagDecl *outermostTag(const clang::TagDecl *Tag);
const clang::FunctionDecl *outermostFunction(const clang::Decl *D);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_LOCALUSES_H
