//===--- Signatures.h - Parameters of functions -----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_SIGNATURES_H
#define AMP2HIP_AST_SIGNATURES_H

namespace clang {
class ASTContext;
class FunctionDecl;
} // namespace clang

namespace amp2hip {

/// True if \p A and \p B have the same parameter types and, as members, the same qualifiers.
/// Does not compare scopes, return types, template parameters and restrictions.
bool sameParameters(const clang::ASTContext &Ctx, const clang::FunctionDecl *A,
                    const clang::FunctionDecl *B);

} // namespace amp2hip

#endif // AMP2HIP_AST_SIGNATURES_H
