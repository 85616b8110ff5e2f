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
/// Receives a declaration that is used, the outermost amp lambda around the use, and the place of
/// the use. The lambda is null in cpu code. The place is invalid if the source does not spell the
/// name.
using OnLocalUse =
    std::function<void(const clang::NamedDecl *, const clang::LambdaExpr *, clang::SourceLocation)>;

/// Calls \p OnUse for every variable, enumerator, class, enumeration and typedef that \p D uses,
/// local or not. If an amp lambda of \p AmpLambdas captures a variable, the lambda uses only the
/// type of the variable.
void visitUses(const clang::Decl *D, const LambdaMap &AmpLambdas, OnLocalUse OnUse);
inline void visitUses(const clang::Decl *D, OnLocalUse OnUse) {
  visitUses(D, LambdaMap(), std::move(OnUse));
}

/// Returns the declaration that must move together with \p D. For an enumerator, this is the
/// enumeration; for a nested class, the outermost class; otherwise \p D itself.
const clang::NamedDecl *movedDeclarationOf(const clang::NamedDecl *D);

/// True if \p D is declared inside a function, directly or as a member of a local class. Without
/// \p L, \p D must not be a parameter. With \p L, the function must enclose \p L, and \p D must be
/// declared before \p L.
bool isLocalOutside(const clang::NamedDecl *D, const clang::LambdaExpr *L,
                    const clang::SourceManager &SM);

/// Returns the outermost class around \p Tag, or \p Tag itself. Ignores closure types.
const clang::TagDecl *outermostTag(const clang::TagDecl *Tag);
const clang::FunctionDecl *outermostFunction(const clang::Decl *D);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_LOCALUSES_H
