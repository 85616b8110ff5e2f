//===--- SampledViews.cpp - Texture views that a kernel samples -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/captures/SampledViews.h"
#include "ast/Concurrency.h"
#include "ast/DynamicVisitor.h"
#include "model/Model.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the variables that a kernel may sample: those on which it calls `sample`, and those that
/// it does not use as the object of a member function or operator, for example as an argument.
class SampledVariables : public DynamicVisitor {
public:
  bool contains(const VarDecl *V) const { return Sampled.count(V); }

  bool VisitMemberExpr(MemberExpr *E) override {
    isObject(E->getBase(), E->getMemberDecl()->getDeclName());
    return true;
  }
  bool VisitMSPropertyRefExpr(MSPropertyRefExpr *E) override {
    isObject(E->getBaseExpr(), {});
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) override {
    if (!E->isImplicitAccess())
      isObject(E->getBase(), E->getMember());
    return true;
  }
  bool VisitUnresolvedMemberExpr(UnresolvedMemberExpr *E) override {
    if (!E->isImplicitAccess())
      isObject(E->getBase(), E->getMemberName());
    return true;
  }
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) override {
    if (E->getNumArgs() > 0)
      isObject(E->getArg(0), {});
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (const auto *V = dyn_cast<VarDecl>(E->getDecl()); V && !Objects.count(E))
      Sampled.insert(V);
    return true;
  }

private:
  void isObject(const Expr *E, DeclarationName Member) {
    if (const auto *Operand = dyn_cast<OpaqueValueExpr>(E->IgnoreParenImpCasts()))
      E = Operand->getSourceExpr(); // of a property
    const auto *Ref = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
    if (Ref && !(Member.isIdentifier() && Member.getAsIdentifierInfo() &&
                 Member.getAsIdentifierInfo()->isStr("sample")))
      Objects.insert(Ref); // before its own visit
  }

  std::set<const DeclRefExpr *> Objects;
  std::set<const VarDecl *> Sampled;
};

/// True for the class \p Name of concurrency::graphics. Sets \p Of to its first template argument.
bool isGraphicsClass(QualType T, StringRef Name, QualType *Of = nullptr) {
  T = T.getNonReferenceType();
  const NamedDecl *Class = T->getAsCXXRecordDecl();
  ArrayRef<TemplateArgument> Arguments;
  if (const auto *Instance = dyn_cast_or_null<ClassTemplateSpecializationDecl>(Class)) {
    Arguments = Instance->getTemplateArgs().asArray();
  } else if (const auto *Dependent = T->getAs<TemplateSpecializationType>();
             !Class && Dependent && !Dependent->isTypeAlias()) {
    if (const TemplateDecl *Template = Dependent->getTemplateName().getAsTemplateDecl())
      Class = Template->getTemplatedDecl();
    Arguments = Dependent->template_arguments();
  }
  if (!Class || !Class->getIdentifier() || Class->getName() != Name || !isInGraphics(Class))
    return false;
  if (Of && !Arguments.empty() && Arguments[0].getKind() == TemplateArgument::Type)
    *Of = Arguments[0].getAsType();
  return true;
}

bool isReadOnlyView(QualType T) {
  QualType Texel;
  return isGraphicsClass(T, "texture_view", &Texel) && !Texel.isNull() && Texel.isConstQualified();
}

} // namespace

std::string sampledViewsText(const AmpLambda &L, const std::vector<CaptureField> &Fields,
                             const CodeLayout &Layout) {
  if (!L.Launch.isValid())
    return {};
  SampledVariables Used;
  Used.TraverseStmt(L.Lambda->getBody());
  std::string Views, Samplers;
  for (const CapturedVariable &Capture : L.Captures) {
    const VarDecl *V = Capture.Variable;
    const bool IsField = llvm::any_of(
        Fields, [&](const CaptureField &F) { return !F.IsPack && F.Name == V->getName(); });
    if (!IsField || V->isParameterPack())
      continue;
    if (isReadOnlyView(V->getType()) && Used.contains(V))
      Views += (Views.empty() ? "" : ", ") + V->getNameAsString();
    else if (isGraphicsClass(V->getType(), "sampler"))
      Samplers += ", " + V->getNameAsString();
  }
  if (Views.empty())
    return {};
  return Layout.Indent + "AMP2HIP_SAMPLES(" + Views + Samplers + ")" + Layout.Newline +
         Layout.Newline;
}

} // namespace amp2hip
