//===--- FunctionLookup.h - Callees that are certain ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_CALLS_FUNCTIONLOOKUP_H
#define AMP2HIP_TILELOOPS_CALLS_FUNCTIONLOOKUP_H

#include "clang/AST/DeclarationName.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <string>

namespace clang {
class ASTContext;
class CallExpr;
class DeclContext;
class FunctionDecl;
class NamedDecl;
class SourceManager;
} // namespace clang

namespace amp2hip {

/// The innermost scope that contains \p F, apart from unnamed and inline namespaces.
const clang::DeclContext *scopeOf(const clang::FunctionDecl *F);

/// True if \p F is a member function that is defined in another file than its class.
bool isApartFromClass(const clang::FunctionDecl *F, const clang::SourceManager &SM);

/// Finds the function that a call calls, also in a template. Returns a function only if no
/// instantiation of the template can call another one.
class FunctionLookup {
public:
  explicit FunctionLookup(const clang::ASTContext &Ctx) : Ctx(Ctx) {}

  /// The definition of the function that \p Call calls; of a template, the pattern. Null if it is
  /// not certain, or if a function of another name beside the definition would not be found by the
  /// call in \p Caller. \p Reason, if not null, then receives the reason.
  const clang::FunctionDecl *callee(const clang::CallExpr *Call, const clang::DeclContext *Caller,
                                    std::string *Reason = nullptr);

private:
  bool isOnlyFunction(clang::DeclarationName Name);
  bool hasSpecialization(clang::DeclarationName Name);
  void readUnit();
  void read(const clang::DeclContext *Context);
  void note(const clang::NamedDecl *D);

  const clang::ASTContext &Ctx;
  bool IsRead = false;
  /// The first function outside of classes with each name in the translation unit.
  llvm::DenseMap<clang::DeclarationName, const clang::NamedDecl *> First;
  llvm::DenseSet<clang::DeclarationName> Overloaded, Specialized;
};

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_CALLS_FUNCTIONLOOKUP_H
