//===--- Scopes.h - Enclosing functions and namespaces ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_SCOPES_H
#define AMP2HIP_AST_SCOPES_H

#include <string>

namespace clang {
class DeclContext;
class FunctionDecl;
class NamedDecl;
} // namespace clang

namespace amp2hip {

/// The innermost function, possibly a call operator of a lambda, that is or lexically
/// encloses \p Context; null at namespace or class scope.
const clang::FunctionDecl *enclosingFunction(const clang::DeclContext *Context);
/// True if \p F is a member function of a closure type: the call operator of a lambda, or its
/// conversion to a function pointer.
bool isOfLambda(const clang::FunctionDecl *F);
/// The namespaces that enclose \p D, such as `concurrency::fast_math::`, without inline and
/// unnamed namespaces; empty at global scope.
std::string qualifierOf(const clang::NamedDecl *D);
/// The qualifier that names the scope of \p D explicitly: the result of qualifierOf() or, at global
/// scope, `::`.
std::string explicitQualifierOf(const clang::NamedDecl *D);

} // namespace amp2hip

#endif // AMP2HIP_AST_SCOPES_H
