//===--- MemberNames.cpp - Members named from outside their class ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/MemberNames.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"

using namespace clang;

namespace amp2hip {
namespace {

class Qualifier : public RecursiveASTVisitor<Qualifier> {
public:
  Qualifier(RewriteContext &C, const CXXRecordDecl &Class) : C(C), Class(Class) {}

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    if (!E->hasQualifier())
      name(E->getDecl(), E->getLocation());
    return true;
  }
  bool VisitElaboratedTypeLoc(ElaboratedTypeLoc T) {
    if (T.getQualifierLoc())
      return true;
    TypeLoc Named = T.getNamedTypeLoc();
    if (auto Tag = Named.getAs<TagTypeLoc>())
      name(Tag.getDecl(), Tag.getNameLoc());
    else if (auto Typedef = Named.getAs<TypedefTypeLoc>())
      name(Typedef.getTypedefNameDecl(), Typedef.getNameLoc());
    return true;
  }

private:
  void name(const NamedDecl *D, SourceLocation Loc) {
    const DeclContext *In = D->getDeclContext();
    if (isa<EnumDecl>(In))
      In = In->getParent();
    const auto *Owner = dyn_cast<CXXRecordDecl>(In);
    if (!Owner || Owner->getCanonicalDecl() != Class.getCanonicalDecl())
      return;
    if (D->getAccess() == AS_private || D->getAccess() == AS_protected) {
      C.U.error(Loc, "'" + D->getNameAsString() + "' is not public in '" +
                         Class.getNameAsString() +
                         "', which stands in another file than this amp lambda: make it "
                         "public, or define the member function where the class is");
      return;
    }
    if (std::optional<TextRange> R = C.Source.range(Loc))
      C.E.insert({R->File, R->Begin}, Class.getQualifiedNameAsString() + "::",
                 InsertOrder::Token);
  }

  RewriteContext &C;
  const CXXRecordDecl &Class;
};

} // namespace

void qualifyMembers(RewriteContext &C, const LambdaExpr &Lambda, const CXXRecordDecl &Class) {
  Qualifier(C, Class).TraverseStmt(const_cast<LambdaExpr *>(&Lambda));
}

} // namespace amp2hip
