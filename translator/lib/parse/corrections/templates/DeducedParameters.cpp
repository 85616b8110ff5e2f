//===--- DeducedParameters.cpp - Types of deduced template parameters -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/templates/DeducedParameters.h"
#include "ast/DynamicVisitor.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/TokenCorrections.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The parameters to correct, each with its new type.
using NewTypes = llvm::DenseMap<const NonTypeTemplateParmDecl *, QualType>;

/// Visits the types from which template arguments are deduced. Finds the
/// parameters that are arguments of a template whose own parameter has another
/// type.
class ArgumentTypes : public DynamicVisitor {
public:
  ArgumentTypes(const ASTContext &Context, const TemplateParameterList *Parameters, NewTypes &Found)
      : Context(Context), Parameters(Parameters), Found(Found) {}

  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc T) override {
    const TemplateDecl *Template = T.getTypePtr()->getTemplateName().getAsTemplateDecl();
    if (Template)
      for (unsigned I = 0; I < T.getNumArgs(); ++I)
        visitArgument(*Template, I, T.getArgLoc(I).getArgument());
    return true;
  }

  void visitArgument(const TemplateDecl &Template, unsigned I, const TemplateArgument &Argument) {
    const TemplateParameterList *Own = Template.getTemplateParameters();
    if (Argument.getKind() != TemplateArgument::Expression || I >= Own->size())
      return;
    const auto *Wanted = dyn_cast<NonTypeTemplateParmDecl>(Own->getParam(I));
    const auto *Name = dyn_cast<DeclRefExpr>(Argument.getAsExpr()->IgnoreParenImpCasts());
    const auto *Parameter = Name ? dyn_cast<NonTypeTemplateParmDecl>(Name->getDecl()) : nullptr;
    if (!Wanted || !Parameter || !llvm::is_contained(*Parameters, Parameter))
      return;
    QualType Type = Wanted->getType();
    if (Type->isDependentType() || !Type->isIntegerType() ||
        !Parameter->getType()->isIntegerType() ||
        Context.hasSameUnqualifiedType(Type, Parameter->getType()))
      return;
    Found.try_emplace(Parameter, Type.getUnqualifiedType());
  }

private:
  const ASTContext &Context;
  const TemplateParameterList *Parameters;
  NewTypes &Found;
};

/// Finds the parameters to correct in all templates of the user.
class Templates : public UserVisitor {
public:
  explicit Templates(const Unit &U) : UserVisitor(U) {}

  bool VisitNamedDecl(NamedDecl *D) override {
    if (!U.isUserLocation(D->getLocation()))
      return true;
    if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D)) {
      ArgumentTypes Types(U.context(), Template->getTemplateParameters(), Found);
      for (ParmVarDecl *P : Template->getTemplatedDecl()->parameters())
        if (TypeSourceInfo *Type = P->getTypeSourceInfo())
          Types.TraverseTypeLoc(Type->getTypeLoc());
    } else if (const auto *Special = dyn_cast<ClassTemplatePartialSpecializationDecl>(D)) {
      ArgumentTypes Types(U.context(), Special->getTemplateParameters(), Found);
      const ASTTemplateArgumentListInfo *Written = Special->getTemplateArgsAsWritten();
      for (unsigned I = 0; Written && I < Written->getNumTemplateArgs(); ++I) {
        const TemplateArgumentLoc &Argument = (*Written)[I];
        if (Argument.getArgument().getKind() == TemplateArgument::Type)
          Types.TraverseTypeLoc(Argument.getTypeSourceInfo()->getTypeLoc());
        else
          Types.visitArgument(*Special->getSpecializedTemplate(), I, Argument.getArgument());
      }
    } else if (const auto *Member = dyn_cast<CXXMethodDecl>(D)) {
      for (unsigned I = 0; I < Member->getNumTemplateParameterLists(); ++I) {
        ArgumentTypes Types(U.context(), Member->getTemplateParameterList(I), Found);
        Types.TraverseNestedNameSpecifierLoc(Member->getQualifierLoc());
      }
    }
    return true;
  }

  NewTypes Found;
};

} // namespace

bool correctDeducedParameters(TokenCorrections &Changes, const Unit &U) {
  Templates Visitor(U);
  Visitor.TraverseDecl(U.context().getTranslationUnitDecl());
  bool Any = false;
  for (const auto &[Parameter, Type] : Visitor.Found) {
    SourceLocation Begin = Parameter->getBeginLoc(), Name = Parameter->getLocation();
    // The first token of the type becomes the new type, the others disappear.
    bool IsFirst = true, Inside = false;
    for (const Token &T : U.Tokens) {
      Inside |= T.getLocation() == Begin;
      if (!Inside)
        continue;
      if (T.getLocation() == Name || T.isOneOf(tok::comma, tok::greater, tok::equal))
        break;
      Any |= Changes.replace(T.getLocation(), IsFirst ? Type.getAsString() : "", U);
      IsFirst = false;
    }
  }
  return Any;
}

} // namespace amp2hip
