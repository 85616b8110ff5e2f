//===--- LocalUses.h - Uses of variables, constants and types -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCODE_LOCALUSES_H
#define AMP2HIP_REWRITE_MOVEDCODE_LOCALUSES_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseMap.h"
#include <functional>

namespace clang {
class LambdaExpr;
} // namespace clang

namespace amp2hip {

struct AmpLambda;

using LambdaMap = llvm::DenseMap<const clang::LambdaExpr *, const AmpLambda *>;
/// Called with a declaration that is used, the outermost amp lambda around the use (null in cpu
/// code), and the place of the use. The place is invalid if the source does not spell the name.
using OnLocalUse =
    std::function<void(const clang::NamedDecl *, const clang::LambdaExpr *, clang::SourceLocation)>;

/// Calls \p OnUse for every variable, enumerator, class, enumeration and typedef that \p D uses,
/// local or not. Variables that an amp lambda of \p AmpLambdas captures are not uses inside that
/// lambda, but their types are.
void visitUses(const clang::Decl *D, const LambdaMap &AmpLambdas, OnLocalUse OnUse);
inline void visitUses(const clang::Decl *D, OnLocalUse OnUse) {
  visitUses(D, LambdaMap(), std::move(OnUse));
}

/// Returns the declaration that must move together with \p D: the enumeration of an enumerator, the
/// outermost class of a nested class; else \p D itself.
const clang::NamedDecl *movedDeclarationOf(const clang::NamedDecl *D);

/// True if \p D is declared inside a function, directly or as a member of a local class. If \p L is
/// null, parameters do not count. Otherwise the function must enclose \p L, \p D must be declared
/// before \p L, and parameters count.
bool isLocalOutside(const clang::NamedDecl *D, const clang::LambdaExpr *L,
                    const clang::SourceManager &SM);

/// Returns the outermost class around \p Tag, or \p Tag itself. Closure types do not count.
const clang::TagDecl *outermostTag(const clang::TagDecl *Tag);
const clang::FunctionDecl *outermostFunction(const clang::Decl *D);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_LOCALUSES_H
