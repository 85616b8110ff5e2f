//===--- Captures.cpp - Captures of lambdas -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "ast/Variables.h"
#include "model/AmpCode.h"
#include "model/Model.h"
#include "model/captures/CopiedObject.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

namespace {

/// Collects the local variables of enclosing functions that the body of a lambda names.
class CaptureCollector : public DynamicVisitor {
public:
  CaptureCollector(const LambdaExpr *Lambda, const ASTContext &Ctx, bool ReferencesAlone,
                   std::vector<CapturedVariable> &Captures)
      : Lambda(Lambda), Ctx(Ctx), ReferencesAlone(ReferencesAlone), Captures(Captures) {}

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    auto *V = dyn_cast<VarDecl>(E->getDecl());
    if (!V || !V->hasLocalStorage() || isConstantVariable(V, Ctx) || isInside(V) ||
        (ReferencesAlone && !V->getType()->isReferenceType()) ||
        llvm::any_of(Captures, [&](const CapturedVariable &C) { return C.Variable == V; }))
      return true;
    Captures.push_back({V, Lambda->getCaptureDefault() == LCD_ByRef});
    return true;
  }
  // Skip unevaluated operands, which capture nothing.
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *) override { return true; }
  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc) override { return true; }

private:
  bool isInside(const VarDecl *V) const {
    for (const DeclContext *C = V->getDeclContext(); C; C = C->getParent())
      if (C == Lambda->getLambdaClass() || C == Lambda->getCallOperator())
        return true;
    return false;
  }

  const LambdaExpr *Lambda;
  const ASTContext &Ctx;
  const bool ReferencesAlone;
  std::vector<CapturedVariable> &Captures;
};

} // namespace

std::vector<CapturedVariable> capturesOf(const LambdaExpr *Lambda, const ASTContext &Ctx) {
  std::vector<CapturedVariable> Captures;
  for (const LambdaCapture &C : Lambda->captures())
    if (C.capturesVariable())
      if (const auto *V = dyn_cast<VarDecl>(C.getCapturedVar()))
        Captures.push_back({V, C.getCaptureKind() == LCK_ByRef});
  // C++ does not capture a reference to a static object, but uses the object itself. A
  // kernel cannot access the object, so such references are captured here.
  bool Instantiated = !Lambda->getLambdaClass()->isDependentContext() && !Lambda->isGenericLambda();
  if (Lambda->getCaptureDefault() != LCD_None)
    CaptureCollector(Lambda, Ctx, /*ReferencesAlone=*/Instantiated, Captures)
        .TraverseStmt(Lambda->getBody());
  return Captures;
}

/// The type of `*this` at the place of \p Lambda; null if there is none.
static QualType objectAround(const LambdaExpr &Lambda) {
  for (const DeclContext *In = Lambda.getLambdaClass()->getDeclContext(); In;
       In = In->getParent()) {
    const auto *Class = dyn_cast<CXXRecordDecl>(In); // `int n = [*this] ... ;`
    if (const auto *Method = dyn_cast<CXXMethodDecl>(In);
        Method && !Method->getParent()->isLambda())
      return Method->isStatic() ? QualType() : Method->getFunctionObjectParameterType();
    if (Class && !Class->isLambda())
      return Class->getASTContext().getTypeDeclType(Class);
  }
  return QualType();
}

static bool captures(const LambdaExpr &Lambda, LambdaCaptureKind Kind) {
  return llvm::any_of(Lambda.captures(), [&](const LambdaCapture &Capture) {
    return Capture.capturesThis() && Capture.getCaptureKind() == Kind;
  });
}

/// True if \p Body uses `this` or, in a template, names a member that may need it.
static bool mayNameThis(const Stmt *Body) {
  struct Names : DynamicVisitor {
    bool Found = false;
    bool VisitCXXThisExpr(CXXThisExpr *) override { return !(Found = true); }
    bool VisitUnresolvedMemberExpr(UnresolvedMemberExpr *E) override {
      return !(Found |= E->isImplicitAccess());
    }
    bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) override {
      return !(Found |= E->isImplicitAccess());
    }
    // Skip local classes, in which `this` is another object.
    bool TraverseCXXRecordDecl(CXXRecordDecl *) override { return true; }
  } Visitor;
  Visitor.TraverseStmt(const_cast<Stmt *>(Body));
  return Visitor.Found;
}

QualType objectCopiedBy(const LambdaExpr &Lambda) {
  return captures(Lambda, LCK_StarThis) ? objectAround(Lambda) : QualType();
}

QualType objectReferredToBy(const LambdaExpr &Lambda) {
  if (captures(Lambda, LCK_StarThis))
    return QualType();
  // In a template, Clang finds some implicit captures only in instances.
  bool Captures = captures(Lambda, LCK_This) ||
                  (Lambda.getCaptureDefault() != LCD_None &&
                   Lambda.getLambdaClass()->isDependentContext() && mayNameThis(Lambda.getBody()));
  return Captures ? objectAround(Lambda) : QualType();
}

void findCapturedArrays(Model &M, const std::vector<CodeBlock> &Code) {
  for (const CodeBlock &B : Code)
    for (const Stmt *S : B.Statements)
      if (const auto *Lambda = dyn_cast<LambdaExpr>(S))
        for (const LambdaCapture &C : Lambda->captures())
          if (C.capturesVariable() &&
              C.getCapturedVar()->getType().getNonReferenceType()->isArrayType())
            M.CapturedArrays.insert(C.getCapturedVar()->getLocation());
}

bool AmpLambda::captures(const VarDecl *V) const {
  return llvm::any_of(Captures, [&](const CapturedVariable &C) { return C.Variable == V; });
}

} // namespace amp2hip
