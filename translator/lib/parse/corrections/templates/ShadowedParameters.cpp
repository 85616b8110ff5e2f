//===--- ShadowedParameters.cpp - Template parameters of one name ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/templates/ShadowedParameters.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/TokenCorrections.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The parameters of the template that \p C is a part of; null if there is none.
const TemplateParameterList *parametersOf(const DeclContext &C) {
  if (const auto *Partial = dyn_cast<ClassTemplatePartialSpecializationDecl>(&C))
    return Partial->getTemplateParameters();
  const auto *Class = dyn_cast<CXXRecordDecl>(&C);
  const ClassTemplateDecl *Template = Class ? Class->getDescribedClassTemplate() : nullptr;
  return Template ? Template->getTemplateParameters() : nullptr;
}

class ShadowingParameters : public UserVisitor {
public:
  ShadowingParameters(TokenCorrections &Changes, const Unit &U)
      : UserVisitor(U), Changes(Changes), Tokens(U.Tokens) {
    for (size_t I = 0; I < Tokens.size(); ++I)
      Indices.try_emplace(Tokens[I].getLocation(), I);
  }

  bool VisitNamedDecl(NamedDecl *D) override {
    const auto *Template = dyn_cast<TemplateDecl>(D);
    const NamedDecl *Templated = Template ? Template->getTemplatedDecl() : nullptr;
    if (!Templated || !U.isUserLocation(D->getLocation()))
      return true;
    // A friend is lexically in the class, but no member of it.
    for (const NamedDecl *P : *Template->getTemplateParameters())
      if (P->getIdentifier() && isHiding(*P, *D->getLexicalDeclContext()))
        Any |= rename(*P, *Templated);
    return true;
  }

  bool Any = false;

private:
  static bool isHiding(const NamedDecl &Parameter, const DeclContext &Around) {
    for (const DeclContext *C = &Around; C; C = C->getLexicalParent())
      if (const TemplateParameterList *Outer = parametersOf(*C))
        if (llvm::any_of(*Outer, [&](const NamedDecl *P) {
              return P->getIdentifier() == Parameter.getIdentifier();
            }))
          return true;
    return false;
  }

  size_t indexOf(SourceLocation Loc) const {
    auto It = Indices.find(Loc);
    return It == Indices.end() ? TokenView::None : It->second;
  }

  size_t endOf(const NamedDecl &Templated) const {
    size_t Last = indexOf(Templated.getEndLoc());
    const auto *F = dyn_cast<FunctionDecl>(&Templated);
    if (!F || !F->isLateTemplateParsed() || Tokens.is(Last, tok::r_brace))
      return Last;
    while (Last < Tokens.size() && !Tokens.is(Last, tok::l_brace))
      ++Last;
    return Tokens.match(Last);
  }

  /// True if the name at \p I belongs to the scope that an operator names.
  bool isQualified(size_t I) const {
    const size_t Before = Tokens.is(I - 1, tok::kw_template) ? I - 2 : I - 1;
    return Tokens.is(Before, tok::period, tok::arrow, tok::coloncolon);
  }

  /// Returns the end of the default argument after the parameter at \p Name, in which the name
  /// means the outer parameter; \p Name if there is none.
  size_t endOfDefault(size_t Name, size_t Last) const {
    if (!Tokens.is(Name + 1, tok::equal))
      return Name;
    unsigned Open = 0;
    for (size_t I = Name + 1; I < Last; ++I) {
      if (Tokens.is(I, tok::less))
        ++Open;
      else if (const unsigned Closed = Tokens.closedAngles(I); Closed > Open)
        return I;
      else
        Open -= Closed;
      if (Tokens.is(I, tok::comma) && Open == 0)
        return I;
    }
    return Name;
  }

  bool rename(const NamedDecl &Parameter, const NamedDecl &Templated) {
    const IdentifierInfo *Name = Parameter.getIdentifier();
    const size_t First = indexOf(Parameter.getLocation()), Last = endOf(Templated);
    if (First == TokenView::None || Last == TokenView::None || First > Last)
      return false;
    std::vector<size_t> Uses = {First};
    for (size_t I = endOfDefault(First, Last) + 1; I < Last; ++I)
      if (Tokens.is(I, tok::identifier) && Tokens.name(I) == Name && !isQualified(I))
        Uses.push_back(I);
    if (llvm::any_of(Uses, [&](size_t I) { return !Tokens[I].getLocation().isFileID(); }))
      return false;
    std::string NewName = Name->getName().str() + "_inner";
    while (llvm::any_of(U.Tokens, [&](const Token &T) {
      return T.is(tok::identifier) && T.getIdentifierInfo()->getName() == NewName;
    }))
      NewName += "_";
    bool IsNew = false;
    for (size_t I : Uses)
      IsNew |= Changes.replace(Tokens[I].getLocation(), NewName, U);
    return IsNew;
  }

  TokenCorrections &Changes;
  const TokenView Tokens;
  llvm::DenseMap<SourceLocation, size_t> Indices;
};

} // namespace

bool correctShadowedParameters(TokenCorrections &Changes, const Unit &U) {
  ShadowingParameters Visitor(Changes, U);
  Visitor.TraverseDecl(U.context().getTranslationUnitDecl());
  return Visitor.Any;
}

} // namespace amp2hip
