//===--- Concurrency.h - Declarations of C++ AMP's namespace ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_CONCURRENCY_H
#define AMP2HIP_AST_CONCURRENCY_H

#include "clang/AST/Type.h"

namespace clang {
class CXXRecordDecl;
class Expr;
class NamedDecl;
class NamespaceDecl;
} // namespace clang

namespace amp2hip {

/// Marks \p Block, a namespace block at global scope in one of amp2hip's headers. isInConcurrency()
/// uses the mark to exclude blocks in which programs add declarations to the same namespace.
void markRuntimeNamespace(clang::NamespaceDecl &Block);
/// True for a declaration of amp2hip's headers in namespace concurrency or a namespace
/// nested in it. False for declarations that the program adds to the namespace.
bool isInConcurrency(const clang::NamedDecl *D);
/// True for the parallel_for_each of C++ AMP. False for functions of this name that other libraries
/// declare in the same namespace.
bool isLaunch(const clang::NamedDecl *Function);
/// True if a call of \p Callee launches a kernel or, in a template, may launch one.
bool isLaunchCallee(const clang::Expr *Callee);
/// True if \p Record is a texture or a view of one.
bool isTextureOrView(const clang::CXXRecordDecl *Record);
/// True if \p Record is concurrency::array or concurrency::graphics::texture: kernels reach
/// their elements through references.
bool isArrayOrTexture(const clang::CXXRecordDecl *Record);
/// The same for a type, possibly a specialization with dependent arguments.
bool isArrayOrTexture(clang::QualType T);
/// True if \p D is declared in concurrency::graphics.
bool isInGraphics(const clang::NamedDecl *D);

} // namespace amp2hip

#endif // AMP2HIP_AST_CONCURRENCY_H
