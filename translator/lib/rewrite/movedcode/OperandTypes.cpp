//===--- OperandTypes.cpp - Local variables in unevaluated operands -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/movedcode/OperandTypes.h"
#include "ast/DynamicVisitor.h"
#include "ast/Scopes.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/text/TypeText.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Searches a type for `auto`, and for names that the function declares and that do not move out of
/// it.
class LocalNames : public DynamicVisitor {
public:
  explicit LocalNames(llvm::function_ref<bool(const NamedDecl *)> IsKnown) : IsKnown(IsKnown) {}

  bool Found = false;

  bool VisitDeclRefExpr(DeclRefExpr *E) override { return see(E->getDecl()); }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) override { return see(T.getTypedefNameDecl()); }
  bool VisitTagTypeLoc(TagTypeLoc T) override { return see(T.getDecl()); }
  bool VisitAutoTypeLoc(AutoTypeLoc) override { return !(Found = true); }
  bool VisitTemplateTypeParmTypeLoc(TemplateTypeParmTypeLoc T) override {
    Found |= T.getDecl() && T.getDecl()->isImplicit(); // of a generic lambda
    return !Found;
  }

private:
  bool see(const NamedDecl *D) {
    Found |=
        !isa<NonTypeTemplateParmDecl>(D) && enclosingFunction(D->getDeclContext()) && !IsKnown(D);
    return !Found;
  }

  const llvm::function_ref<bool(const NamedDecl *)> IsKnown;
};

/// Replaces local variables in unevaluated operands. Collects in \c Left the variables that it
/// cannot replace.
class OperandTypes : public DynamicVisitor {
public:
  OperandTypes(RewriteContext &C, llvm::function_ref<bool(const VarDecl *)> IsOutside,
               llvm::function_ref<bool(const NamedDecl *)> IsKnown,
               llvm::function_ref<std::string(const TagDecl *)> HoistedName)
      : C(C), IsOutside(IsOutside), IsKnown(IsKnown), HoistedName(HoistedName) {}

  llvm::DenseSet<const NamedDecl *> Left;

  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc T) override {
    if (!namesVariable(T.getUnderlyingExpr()))
      return DynamicVisitor::TraverseDecltypeTypeLoc(T);
    if (write({T.getDecltypeLoc(), T.getRParenLoc()}, typeOf(T), "", ""))
      return true;
    if (const VarDecl *V = variable(T.getUnderlyingExpr())) { // std::declval has another type
      Left.insert(V);
      return true;
    }
    return unevaluated([&] { return DynamicVisitor::TraverseDecltypeTypeLoc(T); });
  }
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) override {
    bool IsSize = E->getKind() == UETT_SizeOf || E->getKind() == UETT_AlignOf;
    if (IsSize && !E->isArgumentType() && namesVariable(E->getArgumentExpr()) &&
        write(E->getSourceRange(), nameOf(E->getArgumentExpr()->getType().getNonReferenceType()),
              E->getKind() == UETT_SizeOf ? "sizeof(" : "alignof(", ")"))
      return true;
    return unevaluated([&] { return DynamicVisitor::TraverseUnaryExprOrTypeTraitExpr(E); });
  }
  bool TraverseCXXNoexceptExpr(CXXNoexceptExpr *E) override {
    return unevaluated([&] { return DynamicVisitor::TraverseCXXNoexceptExpr(E); });
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const auto *V = dyn_cast<VarDecl>(E->getDecl());
    if (!V || !IsOutside(V))
      return true;
    std::string Type = Unevaluated ? typeOf(V) : "";
    const char *End = V->getType().getNonReferenceType()->isArrayType() ? ">()" : " &>()";
    if (!write(E->getSourceRange(), Type, "std::declval<", End))
      Left.insert(V);
    return true;
  }

private:
  bool unevaluated(llvm::function_ref<bool()> Traverse) {
    ++Unevaluated;
    bool Result = Traverse();
    --Unevaluated;
    return Result;
  }

  /// Returns the variable that \p S names if \c IsOutside accepts it; else null.
  const VarDecl *variable(const Stmt *S) const {
    const auto *Name = dyn_cast_or_null<DeclRefExpr>(S);
    const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
    return V && IsOutside(V) ? V : nullptr;
  }
  bool namesVariable(const Stmt *S) const {
    return S && (variable(S) || llvm::any_of(S->children(), [&](const Stmt *Child) {
                   return namesVariable(Child);
                 }));
  }

  /// Returns the name of \p T outside the function; empty if \p T has no name there.
  std::string nameOf(QualType T) const {
    if (const TagDecl *Tag = T->getAsTagDecl())
      if (std::string Hoisted = HoistedName(Tag); !Hoisted.empty())
        return (T.isConstQualified() ? "const " : "") + Hoisted;
    if (T->isDependentType() || T->getLinkage() == Linkage::None || T->isFunctionType())
      return "";
    std::string Name = qualifiedName(C, T);
    bool IsUnnamed =
        Name.find("(lambda") != std::string::npos || Name.find("(unnamed") != std::string::npos;
    return IsUnnamed ? "" : (T.isConstQualified() && !T->isArrayType() ? "const " : "") + Name;
  }

  /// Returns the type of \p V without a reference; for an array, with an lvalue reference. Empty if
  /// the type has no name outside the function.
  std::string typeOf(const VarDecl *V) const {
    QualType Bare = V->getType().getNonReferenceType();
    const bool IsArray = Bare->isArrayType();
    std::string Name = nameOf(Bare);
    if (!Name.empty())
      C.Macros.Configuration.report(V);
    if (!Name.empty())
      return IsArray ? "amp2hip::named_type<" + Name + ">::type &" : Name;
    if (!Bare->isDependentType() || !V->getTypeSourceInfo() || V->isParameterPack())
      return "";
    TypeLoc Loc = V->getTypeSourceInfo()->getTypeLoc();
    if (auto Reference = Loc.getAs<ReferenceTypeLoc>())
      Loc = Reference.getPointeeLoc();
    auto Leaves = [&](const NamedDecl *D) {
      const auto *Tag = dyn_cast<TagDecl>(D);
      return IsKnown(D) || (Tag && !HoistedName(Tag).empty());
    };
    LocalNames Local(Leaves);
    Local.TraverseTypeLoc(Loc);
    if (Local.Found)
      return "";
    std::string Bounds;
    splitArrayType(C, Loc, Bare, Name, Bounds);
    if (!Bare.isConstQualified())
      return IsArray ? Name + " (&)" + Bounds : Name;
    // Write `T *const`: a `const` before `T *` would qualify T.
    Name = Bare->isPointerType() ? Name + " const" : "const " + Name;
    return IsArray ? Name + " (&)" + Bounds : Name;
  }

  /// Returns the type that \p Loc denotes; empty if the type has no name outside the function.
  std::string typeOf(DecltypeTypeLoc Loc) const {
    QualType T = Loc.getTypePtr()->getUnderlyingType();
    const VarDecl *V = variable(Loc.getUnderlyingExpr());
    if (V)
      T = V->getType();
    QualType Bare = T.getNonReferenceType();
    std::string Written = Bare->isDependentType() && Bare->isArrayType() ? ""
                          : V                                            ? typeOf(V)
                                                                         : nameOf(Bare);
    if (Written.empty())
      return "";
    if (Bare->isArrayType())
      Written = "amp2hip::named_type<" + nameOf(Bare) + ">::type";
    return Written + (T->isLValueReferenceType() ? " &" : T->isRValueReferenceType() ? " &&" : "");
  }

  bool write(SourceRange Range, const std::string &Type, const char *Before, const char *After) {
    std::optional<TextRange> R = C.Source.range(Range);
    if (Type.empty() || !R)
      return false;
    C.Edits.replaceSpecifier(*R, Before + Type + After);
    return true;
  }

  RewriteContext &C;
  const llvm::function_ref<bool(const VarDecl *)> IsOutside;
  const llvm::function_ref<bool(const NamedDecl *)> IsKnown;
  const llvm::function_ref<std::string(const TagDecl *)> HoistedName;
  unsigned Unevaluated = 0;
};

} // namespace

llvm::DenseSet<const NamedDecl *>
writeOperandTypes(RewriteContext &C, const NamedDecl *D,
                  llvm::function_ref<bool(const VarDecl *)> IsOutside,
                  llvm::function_ref<bool(const NamedDecl *)> IsKnown,
                  llvm::function_ref<std::string(const TagDecl *)> HoistedName) {
  OperandTypes Types(C, IsOutside, IsKnown, HoistedName);
  Types.TraverseDecl(const_cast<NamedDecl *>(D));
  return std::move(Types.Left);
}

} // namespace amp2hip
