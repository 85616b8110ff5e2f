//===--- TypeText.cpp - Types as text -------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/text/TypeText.h"
#include "ast/Scopes.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace amp2hip {

std::string qualifiedName(RewriteContext &C, QualType T) {
  if (const TagDecl *Tag = T->getAsTagDecl())
    if (StringRef Name = C.NewNames.nameOf(Tag); !Name.empty())
      return Name.str();
  if (const auto *Tag = T->getAsCXXRecordDecl(); Tag && !Tag->getIdentifier())
    if (const auto *Outer = dyn_cast<CXXRecordDecl>(Tag->getDeclContext());
        Outer && !Tag->getTypedefNameForAnonDecl())
      for (const FieldDecl *F : Outer->fields())
        if (C.Unit.context().hasSameUnqualifiedType(F->getType(), T)) // its only name
          return "decltype(" + Outer->getQualifiedNameAsString() + "::" + F->getNameAsString() +
                 ")";
  const ASTContext &Ctx = C.Unit.context();
  PrintingPolicy Policy(Ctx.getPrintingPolicy());
  Policy.SuppressTagKeyword = true;
  Policy.Bool = true;
  Policy.SuppressUnwrittenScope = true;
  // Do not use the canonical type of a dependent type, in which template parameters have no names.
  if (T->isDependentType()) {
    if (const TagDecl *Tag = T->getAsTagDecl(); Tag && enclosingFunction(Tag->getDeclContext()))
      return Tag->getNameAsString();
    return T.getUnqualifiedType().getAsString(Policy);
  }
  return T.getCanonicalType().getUnqualifiedType().getAsString(Policy);
}

/// Returns \p Loc without references, qualifiers and parentheses.
static TypeLoc nameLoc(TypeLoc Loc) {
  for (;;) {
    if (Loc.isNull())
      return Loc;
    if (auto R = Loc.getAs<ReferenceTypeLoc>())
      Loc = R.getPointeeLoc();
    else if (auto Q = Loc.getAs<QualifiedTypeLoc>())
      Loc = Q.getUnqualifiedLoc();
    else if (auto P = Loc.getAs<ParenTypeLoc>())
      Loc = P.getInnerLoc();
    else if (auto A = Loc.getAs<AdjustedTypeLoc>())
      Loc = A.getOriginalLoc();
    else
      return Loc;
  }
}

/// True if a macro in \p Range has another definition at the destination of the moved text.
static bool usesChangedMacro(RewriteContext &C, SourceRange Range) {
  if (!C.Edits.Destination)
    return false;
  std::optional<TextRange> R =
      C.Source.range({C.Unit.SM.getExpansionLoc(Range.getBegin()),
                      C.Unit.SM.getExpansionRange(Range.getEnd()).getEnd()});
  if (!R || !C.Macros.usesChanged(*R, *C.Edits.Destination))
    return false;
  C.Macros.Configuration.reportValue(Range);
  return true;
}

std::string spellType(RewriteContext &C, TypeLoc Loc, QualType T) {
  T = T.getNonReferenceType();
  if (const auto *Deduced = T->getAs<DeducedTemplateSpecializationType>();
      Deduced && !Deduced->getDeducedType().isNull())
    T = C.Unit.context().getQualifiedType(Deduced->getDeducedType(), T.getQualifiers());
  Loc = nameLoc(Loc);
  bool Spelled = !Loc.isNull() && !Loc.getAs<AutoTypeLoc>() && !Loc.getAs<ArrayTypeLoc>() &&
                 !Loc.getAs<DecltypeTypeLoc>() && !Loc.getAs<TypeOfExprTypeLoc>() &&
                 !Loc.getAs<PointerTypeLoc>();
  if (auto E = Loc.isNull() ? ElaboratedTypeLoc() : Loc.getAs<ElaboratedTypeLoc>();
      E && E.getNamedTypeLoc().getAs<DeducedTemplateSpecializationTypeLoc>())
    Spelled = false; // `pair p(1, 2);`
  if (Spelled && Loc.getAs<DeducedTemplateSpecializationTypeLoc>())
    Spelled = false;
  if (auto E = Loc.isNull() ? ElaboratedTypeLoc() : Loc.getAs<ElaboratedTypeLoc>())
    if (E.getNamedTypeLoc().getAs<TagTypeLoc>() &&
        E.getNamedTypeLoc().getAs<TagTypeLoc>().isDefinition())
      Spelled = false; // `struct { ... } v;`
  if (Spelled && !T->isDependentType() && usesChangedMacro(C, Loc.getSourceRange()))
    Spelled = false;
  if (Spelled)
    if (std::optional<TextRange> R = C.Source.range(Loc.getSourceRange()))
      return C.Edits.render(*R);
  return qualifiedName(C, T);
}

ArrayTypeLoc arrayLoc(TypeLoc Loc) {
  Loc = nameLoc(Loc);
  return Loc.isNull() ? ArrayTypeLoc() : Loc.getAs<ArrayTypeLoc>();
}

bool hasBoundsOfType(RewriteContext &C, TypeLoc Loc, QualType T) {
  T = T.getNonReferenceType();
  for (Loc = nameLoc(Loc); !Loc.isNull() && Loc.getAs<ArrayTypeLoc>();) {
    if (!Loc.castAs<ArrayTypeLoc>().getSizeExpr())
      return true;
    Loc = nameLoc(Loc.castAs<ArrayTypeLoc>().getElementLoc());
    if (const ArrayType *Array = C.Unit.context().getAsArrayType(T))
      T = Array->getElementType();
  }
  return C.Unit.context().getAsArrayType(T);
}

void splitArrayType(RewriteContext &C, TypeLoc Loc, QualType T, std::string &Element,
                    std::string &Suffix) {
  T = T.getNonReferenceType();
  Loc = nameLoc(Loc);
  Suffix.clear();
  while (!Loc.isNull() && Loc.getAs<ArrayTypeLoc>()) {
    auto A = Loc.castAs<ArrayTypeLoc>();
    std::string Size;
    const Expr *E = A.getSizeExpr();
    const bool Changed = E && usesChangedMacro(C, E->getSourceRange());
    if (E && (!Changed || E->isValueDependent())) {
      CharSourceRange Whole = Lexer::makeFileCharRange(
          CharSourceRange::getTokenRange(E->getSourceRange()), C.Unit.SM, C.Unit.CI.getLangOpts());
      if (E->getBeginLoc().isMacroID() && Whole.isValid() && !Changed) // `int c[SIZE]`
        Size = Lexer::getSourceText(Whole, C.Unit.SM, C.Unit.CI.getLangOpts()).str();
      else if (std::optional<TextRange> R = C.Source.range(E->getSourceRange()))
        Size = C.Edits.render(*R);
    }
    if (Size.empty()) // `int c[] = {1, 2}`
      if (const ConstantArrayType *Constant = C.Unit.context().getAsConstantArrayType(T))
        Size = std::to_string(Constant->getSize().getZExtValue());
    Suffix += "[" + Size + "]";
    Loc = nameLoc(A.getElementLoc());
    T = C.Unit.context().getAsArrayType(T) ? C.Unit.context().getAsArrayType(T)->getElementType()
                                           : T;
  }
  // Take the bounds from the type if the source writes no array declarator: `auto` or a typedef.
  if (C.Unit.context().getAsConstantArrayType(T))
    Loc = TypeLoc();
  if (Loc.isNull())
    while (const auto *A = C.Unit.context().getAsConstantArrayType(T)) {
      Suffix += "[" + std::to_string(A->getSize().getZExtValue()) + "]";
      T = A->getElementType();
    }
  Element = spellType(C, Loc, T);
}

} // namespace amp2hip
