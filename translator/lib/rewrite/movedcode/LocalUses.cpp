//===--- LocalUses.cpp - Uses of variables, constants and types -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/movedcode/LocalUses.h"
#include "ast/DynamicVisitor.h"
#include "ast/Scopes.h"
#include "model/Model.h"
#include "model/captures/CopiedObject.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Calls OnUse with every declaration that is used, and with the outermost amp lambda around the
/// use (null in cpu code).
class UseVisitor : public DynamicVisitor {
public:
  UseVisitor(const LambdaMap &AmpLambdas, OnLocalUse OnUse)
      : AmpLambdas(AmpLambdas), OnUse(std::move(OnUse)) {}

  bool TraverseLambdaExpr(LambdaExpr *L) override {
    bool Enter = !Current && AmpLambdas.count(L);
    if (Enter) {
      Current = L;
      for (QualType Object : {objectCopiedBy(*L), objectReferredToBy(*L)})
        if (!Object.isNull())
          useType(Object);
      for (const CapturedVariable &Capture : AmpLambdas.lookup(L)->Captures) {
        useType(Capture.Variable->getType());
        if (const TypeSourceInfo *Written = Capture.Variable->getTypeSourceInfo())
          TraverseTypeLoc(Written->getTypeLoc());
      }
    }
    bool Result = DynamicVisitor::TraverseLambdaExpr(L);
    if (Enter)
      Current = nullptr;
    return Result;
  }

  bool TraverseLambdaCapture(LambdaExpr *L, const LambdaCapture *Capture, Expr *Init) override {
    // The code around the lambda reads the captured variables, so report their uses as uses outside
    // the lambda.
    const LambdaExpr *Inside = std::exchange(Current, L == Current ? nullptr : Current);
    bool Result = DynamicVisitor::TraverseLambdaCapture(L, Capture, Init);
    Current = Inside;
    return Result;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (const auto *Constant = dyn_cast<EnumConstantDecl>(E->getDecl()))
      use(Constant, E->getLocation());
    else if (const auto *V = dyn_cast<VarDecl>(E->getDecl()))
      if (!Current || !AmpLambdas.count(Current) || !AmpLambdas.lookup(Current)->captures(V))
        use(V, E->getLocation());
    return true;
  }
  bool VisitTagTypeLoc(TagTypeLoc T) override {
    if (!T.isDefinition())
      use(T.getDecl(), T.getBeginLoc());
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) override {
    use(T.getTypedefNameDecl(), T.getBeginLoc());
    return true;
  }
  bool VisitInjectedClassNameTypeLoc(InjectedClassNameTypeLoc T) override {
    use(T.getDecl(), T.getBeginLoc());
    return true;
  }

private:
  void useType(QualType T) {
    struct Types : DynamicVisitor {
      UseVisitor &Outer;
      explicit Types(UseVisitor &Outer) : Outer(Outer) {}
      bool VisitTagType(TagType *T) override {
        Outer.use(T->getDecl(), {});
        if (const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(T->getDecl()))
          for (const TemplateArgument &A : S->getTemplateArgs().asArray())
            TraverseTemplateArgument(A);
        return true;
      }
    } V(*this);
    V.TraverseType(T.getNonReferenceType().getCanonicalType());
  }

  void use(const NamedDecl *D, SourceLocation Loc) {
    if (const auto *Tag = dyn_cast<TagDecl>(D)) {
      if (const auto *R = dyn_cast<CXXRecordDecl>(Tag); R && R->isLambda())
        return;
      if (const TagDecl *Definition = Tag->getDefinition())
        D = Definition;
    }
    OnUse(D, Current, Loc);
  }

  const LambdaMap &AmpLambdas;
  OnLocalUse OnUse;
  const LambdaExpr *Current = nullptr;
};

} // namespace

void visitUses(const Decl *D, const LambdaMap &AmpLambdas, OnLocalUse OnUse) {
  UseVisitor(AmpLambdas, std::move(OnUse)).TraverseDecl(const_cast<Decl *>(D));
}

bool isLocalOutside(const NamedDecl *D, const LambdaExpr *L, const SourceManager &SM) {
  const FunctionDecl *In = enclosingFunction(D->getLexicalDeclContext());
  if (!In)
    return false;
  if (!L)
    return !isa<ParmVarDecl>(D);
  // Ignore declarations that are local to a function that does not enclose the lambda, such as a
  // member function of a local class.
  return SM.isBeforeInTranslationUnit(In->getBeginLoc(), L->getBeginLoc()) &&
         SM.isBeforeInTranslationUnit(L->getEndLoc(), In->getEndLoc()) &&
         SM.isBeforeInTranslationUnit(D->getLocation(), L->getBeginLoc());
}

const TagDecl *outermostTag(const TagDecl *Tag) {
  while (const auto *Outer = dyn_cast<CXXRecordDecl>(Tag->getLexicalDeclContext())) {
    if (Outer->isLambda())
      break;
    Tag = Outer;
  }
  return Tag;
}

const NamedDecl *movedDeclarationOf(const NamedDecl *D) {
  if (const auto *Constant = dyn_cast<EnumConstantDecl>(D))
    D = cast<EnumDecl>(Constant->getDeclContext());
  if (const auto *Tag = dyn_cast<TagDecl>(D))
    return outermostTag(Tag);
  return D;
}

const FunctionDecl *outermostFunction(const Decl *D) {
  const FunctionDecl *Outermost = nullptr;
  for (const FunctionDecl *F = enclosingFunction(D->getLexicalDeclContext()); F;
       F = enclosingFunction(F->getLexicalParent()))
    Outermost = F;
  return Outermost;
}

} // namespace amp2hip
