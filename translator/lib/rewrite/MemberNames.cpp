//===--- MemberNames.cpp - Members named from outside their class ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/MemberNames.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "parse/Unit.h"
#include "rewrite/KernelOf.h"
#include "rewrite/Rewrite.h"
#include "rewrite/Types.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Reports what of a class is named, and whether by its plain name.
class Visitor : public RecursiveASTVisitor<Visitor> {
public:
  using Callback = llvm::function_ref<void(const NamedDecl *, SourceLocation, bool Qualified)>;
  Visitor(const CXXRecordDecl &Class, Callback OnName) : Class(Class), OnName(OnName) {}

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    name(E->getDecl(), E->getLocation(), E->hasQualifier());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) {
    name(E->getMemberDecl(), E->getMemberLoc(), true);
    return true;
  }
  bool VisitElaboratedTypeLoc(ElaboratedTypeLoc T) {
    bool Qualified = bool(T.getQualifierLoc());
    TypeLoc Named = T.getNamedTypeLoc();
    if (auto Tag = Named.getAs<TagTypeLoc>())
      name(Tag.getDecl(), Tag.getNameLoc(), Qualified);
    else if (auto Typedef = Named.getAs<TypedefTypeLoc>())
      name(Typedef.getTypedefNameDecl(), Typedef.getNameLoc(), Qualified);
    return true;
  }

private:
  void name(const NamedDecl *D, SourceLocation Loc, bool Qualified) {
    const DeclContext *In = D->getDeclContext();
    if (isa<EnumDecl>(In))
      In = In->getParent();
    const auto *Owner = dyn_cast<CXXRecordDecl>(In);
    if (Owner && Owner->getCanonicalDecl() == Class.getCanonicalDecl())
      OnName(D, Loc, Qualified);
  }

  const CXXRecordDecl &Class;
  Callback OnName;
};

bool isHidden(const NamedDecl *D) {
  return D->getAccess() == AS_private || D->getAccess() == AS_protected;
}

/// The declaration of a member that says what \p D, a constant or a typedef,
/// says; nothing if there is none without the class itself.
std::string copyOf(RewriteContext &C, const NamedDecl *D) {
  const ASTContext &Ctx = C.U.context();
  auto NeedsClass = [](QualType T) {
    const TagDecl *Tag = T->getAsTagDecl();
    return T->isDependentType() || (Tag && isa<CXXRecordDecl>(Tag->getDeclContext()) && isHidden(Tag));
  };
  if (const auto *Typedef = dyn_cast<TypedefNameDecl>(D)) {
    QualType T = Typedef->getUnderlyingType().getCanonicalType();
    if (!NeedsClass(T) && !T->isArrayType())
      return "using " + D->getNameAsString() + " = " + (T.isConstQualified() ? "const " : "") +
             qualifiedName(C, T) + ";";
  }
  if (const auto *Constant = dyn_cast<EnumConstantDecl>(D))
    if (!cast<EnumDecl>(Constant->getDeclContext())->getIdentifier())
      return "static constexpr int " + D->getNameAsString() + " = " +
             llvm::toString(Constant->getInitVal(), 10) + ";";
  if (const auto *V = dyn_cast<VarDecl>(D))
    if (V->getType()->isIntegerType() && !V->getType()->isDependentType() &&
        !NeedsClass(V->getType()) && V->isUsableInConstantExpressions(Ctx) && V->getInit() &&
        !V->getInit()->isValueDependent())
      if (const APValue *Value = V->evaluateValue())
        return "static constexpr " + qualifiedName(C, V->getType()) + " " + D->getNameAsString() +
               " = " + Value->getAsString(Ctx, V->getType()) + ";";
  return "";
}

} // namespace

bool namesHiddenMembers(const LambdaExpr &Lambda, const CXXRecordDecl &Class) {
  bool Any = false;
  auto Note = [&](const NamedDecl *D, SourceLocation, bool) { Any |= isHidden(D); };
  Visitor(Class, Note).TraverseStmt(const_cast<LambdaExpr *>(&Lambda));
  return Any;
}

std::vector<std::string> qualifyMembers(RewriteContext &C, const AmpLambda &L,
                                        const CXXRecordDecl &Class,
                                        const std::string &Written) {
  std::vector<std::string> Members;
  auto Add = [&](const std::string &Member) {
    if (!llvm::is_contained(Members, Member))
      Members.push_back(Member);
  };
  bool OutOfReach = isOutOfReach(C, &Class), Dependent = Class.isDependentContext() && !Written.empty();
  std::string Qualifier = Dependent ? Written : Class.getQualifiedNameAsString() + "::";
  auto TypeQualifier = [&](const NamedDecl *D) {
    return (Dependent && isa<TypeDecl>(D) ? "typename " : "") + Qualifier;
  };
  /// True if \p D is in reach.
  auto Reaches = [&](const NamedDecl *D, SourceLocation Loc, bool Qualified) {
    if (!isHidden(D) && !OutOfReach)
      return true;
    std::string Copy = Qualified ? "" : copyOf(C, D);
    if (!Copy.empty())
      Add(Copy);
    else if (OutOfReach)
      C.U.error(Loc, "'" + D->getNameAsString() + "' is a member of '" +
                         Class.getQualifiedNameAsString() + "', which is not public, and the "
                         "header that declares it holds no C++ AMP, so it stays as it is: include "
                         "<amp.h> in the header, and it is translated too; or make the class "
                         "public");
    else
      C.U.error(Loc, "'" + D->getNameAsString() + "' is not public in '" +
                         Class.getNameAsString() + "', and the header of that class holds no "
                         "C++ AMP, so it stays as it is: include <amp.h> in the header, and it "
                         "is translated too; or make the member public");
    return false;
  };
  auto InLambda = [&](const NamedDecl *D, SourceLocation Loc, bool Qualified) {
    if (isa<FieldDecl>(D) && !isHidden(D))
      return; // of an object that the kernel has
    if (Reaches(D, Loc, Qualified) && !Qualified)
      if (std::optional<TextRange> R = C.Source.range(Loc))
        C.E.insert({R->File, R->Begin}, TypeQualifier(D), InsertOrder::Token);
  };
  Visitor(Class, InLambda).TraverseStmt(const_cast<LambdaExpr *>(L.Lambda));
  // The types of the captured variables are spelled where the variables are.
  auto InType = [&](const NamedDecl *D, SourceLocation Loc, bool Qualified) {
    if (isa<TypeDecl>(D) && Reaches(D, Loc, Qualified) && !Qualified)
      Add("using " + D->getNameAsString() + " = " + TypeQualifier(D) + D->getNameAsString() + ";");
  };
  for (const CapturedVariable &Capture : L.Captures)
    if (const TypeSourceInfo *Written = Capture.Variable->getTypeSourceInfo())
      Visitor(Class, InType).TraverseTypeLoc(Written->getTypeLoc());
  return Members;
}

} // namespace amp2hip
