//===--- HidingFunctions.cpp - Functions that hide virtual functions ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Renames amp member functions that the compilers of the output would take for overrides of a
// virtual function. For example, with `struct base { virtual int id(); };`,
//
//   struct derived : base { int id() restrict(amp); };      // hides base::id
//
// becomes
//
//   struct derived : base { __host__ __device__ int id_amp(); };
//
// In C++ AMP, a function overrides a virtual function of a base only if their restrictions are
// equal (§2.2.2). But the compilers of the output know no restrictions. The declarations and uses
// get the new name.
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "ast/VirtualFunctions.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/names/NameTable.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Replaces the name of one member function at its uses.
struct Renamer : DynamicVisitor {
  RewriteContext &C;
  const CXXMethodDecl *Method;
  const std::string &Name;
  Renamer(RewriteContext &C, const CXXMethodDecl *Method, const std::string &Name)
      : C(C), Method(Method), Name(Name) {}

  void rename(const ValueDecl *D, SourceLocation Loc) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    const FunctionDecl *Pattern = F ? F->getTemplateInstantiationPattern() : nullptr;
    if (Pattern)
      F = Pattern;
    if (F && F->getCanonicalDecl() == Method)
      if (std::optional<TextRange> R = C.Source.range(Loc))
        C.E.replace(*R, Name);
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    rename(E->getDecl(), E->getLocation());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) override {
    if (E->getMemberLoc().isValid())
      rename(E->getMemberDecl(), E->getMemberLoc());
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) override {
    if (E->getMember() == Method->getDeclName())
      C.U.error(E->getMemberLoc(), fmt::format("'{}' may refer to a function that hides a virtual "
                                               "function with other restrictions; rename it",
                                               Method->getNameAsString()));
    return true;
  }
};

} // namespace

void planHidingFunctions(RewriteContext &C) {
  for (const FunctionDecl *F : C.M.AmpFunctions) {
    const auto *M = dyn_cast<CXXMethodDecl>(F);
    if (!M || !M->isFirstDecl() || !hiddenVirtual(M))
      continue;
    if (!M->getDeclName().isIdentifier()) {
      C.U.error(M->getLocation(),
                fmt::format("'{}' hides a virtual function with other restrictions, which it would "
                            "override in the output; replace it with a named member function",
                            M->getNameAsString()));
      continue;
    }
    std::string Name = C.Names.unique(M->getNameAsString() + "_amp", M->getLocation());
    for (const FunctionDecl *D : M->redecls())
      if (std::optional<TextRange> R = C.Source.range(D->getLocation()))
        C.E.replace(*R, Name);
    Renamer Uses(C, M, Name);
    for (Decl *D : C.U.context().getTranslationUnitDecl()->decls())
      if (C.U.isUserLocation(D->getLocation()))
        Uses.TraverseDecl(D);
  }
}

} // namespace amp2hip
