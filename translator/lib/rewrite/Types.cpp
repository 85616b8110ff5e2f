//===--- Types.cpp - Types as text ----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/Types.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"

using namespace clang;

namespace amp2hip {

std::string qualifiedName(RewriteContext &C, QualType T) {
  if (const TagDecl *Tag = T->getAsTagDecl())
    if (auto Named = C.TypeNames.find(Tag); Named != C.TypeNames.end())
      return Named->second;
  if (const auto *Tag = T->getAsCXXRecordDecl(); Tag && !Tag->getIdentifier())
    if (const auto *Outer = dyn_cast<CXXRecordDecl>(Tag->getDeclContext());
        Outer && !Tag->getTypedefNameForAnonDecl())
      for (const FieldDecl *F : Outer->fields())
        if (C.U.context().hasSameUnqualifiedType(F->getType(), T)) // the only name it has
          return "decltype(" + Outer->getQualifiedNameAsString() + "::" +
                 F->getNameAsString() + ")";
  const ASTContext &Ctx = C.U.context();
  PrintingPolicy Policy(Ctx.getPrintingPolicy());
  Policy.SuppressTagKeyword = true;
  Policy.Bool = true;
  Policy.SuppressUnwrittenScope = true;
  // A template's own parameters have no name in the canonical type.
  if (T->isDependentType()) {
    if (const TagDecl *Tag = T->getAsTagDecl(); Tag && enclosingFunction(Tag->getDeclContext()))
      return Tag->getNameAsString();
    return T.getUnqualifiedType().getAsString(Policy);
  }
  return T.getCanonicalType().getUnqualifiedType().getAsString(Policy);
}

/// The part of \p Loc that names the type itself.
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

/// True if a macro in \p Range is defined inside the function that it stands in:
/// in front of the function its name means nothing.
static bool usesInnerMacro(RewriteContext &C, SourceRange Range) {
  const SourceManager &SM = C.U.SM;
  auto Before = [&](SourceLocation A, SourceLocation B) {
    return SM.isBeforeInTranslationUnit(A, B);
  };
  for (const AmpLambda &L : C.M.Lambdas) {
    if (!L.Outermost || Before(Range.getBegin(), L.Outermost->getBeginLoc()) ||
        Before(L.Outermost->getEndLoc(), Range.getBegin()))
      continue;
    for (const Token &T : C.U.Tokens) {
      SourceLocation At = T.getLocation(), Spelled = SM.getSpellingLoc(At);
      if (At.isMacroID() && C.U.isUserLocation(Spelled) && !Before(At, Range.getBegin()) &&
          !Before(Range.getEnd(), At) && Before(L.Outermost->getBeginLoc(), Spelled) &&
          Before(Spelled, Range.getBegin()))
        return true;
    }
    return false;
  }
  return false;
}

std::string spellType(RewriteContext &C, TypeLoc Loc, QualType T) {
  T = T.getNonReferenceType();
  if (const auto *Deduced = T->getAs<DeducedTemplateSpecializationType>();
      Deduced && !Deduced->getDeducedType().isNull())
    T = C.U.context().getQualifiedType(Deduced->getDeducedType(), T.getQualifiers());
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
  if (Spelled && !T->isDependentType() && usesInnerMacro(C, Loc.getSourceRange()))
    Spelled = false;
  if (Spelled)
    if (std::optional<TextRange> R = C.Source.range(Loc.getSourceRange()))
      return C.E.render(*R);
  return qualifiedName(C, T);
}

ArrayTypeLoc arrayLoc(TypeLoc Loc) {
  Loc = nameLoc(Loc);
  return Loc.isNull() ? ArrayTypeLoc() : Loc.getAs<ArrayTypeLoc>();
}

void splitArrayType(RewriteContext &C, TypeLoc Loc, QualType T, std::string &Element,
                    std::string &Suffix) {
  T = T.getNonReferenceType();
  Loc = nameLoc(Loc);
  Suffix.clear();
  while (!Loc.isNull() && Loc.getAs<ArrayTypeLoc>()) {
    auto A = Loc.castAs<ArrayTypeLoc>();
    std::string Size;
    if (const Expr *E = A.getSizeExpr(); E && !usesInnerMacro(C, E->getSourceRange())) {
      CharSourceRange Whole = Lexer::makeFileCharRange(
          CharSourceRange::getTokenRange(E->getSourceRange()), C.U.SM, C.U.CI.getLangOpts());
      if (E->getBeginLoc().isMacroID() && Whole.isValid()) // `int c[SIZE]`
        Size = Lexer::getSourceText(Whole, C.U.SM, C.U.CI.getLangOpts()).str();
      else if (std::optional<TextRange> R = C.Source.range(E->getSourceRange()))
        Size = C.E.render(*R);
    }
    if (Size.empty()) // `int c[] = {1, 2}`
      if (const ConstantArrayType *Constant = C.U.context().getAsConstantArrayType(T))
        Size = std::to_string(Constant->getSize().getZExtValue());
    Suffix += "[" + Size + "]";
    Loc = nameLoc(A.getElementLoc());
    T = C.U.context().getAsArrayType(T) ? C.U.context().getAsArrayType(T)->getElementType() : T;
  }
  // An array that was not spelled as one (auto, a typedef of an array).
  if (C.U.context().getAsConstantArrayType(T))
    Loc = TypeLoc();
  if (Loc.isNull())
    while (const auto *A = C.U.context().getAsConstantArrayType(T)) {
      Suffix += "[" + std::to_string(A->getSize().getZExtValue()) + "]";
      T = A->getElementType();
    }
  Element = spellType(C, Loc, T);
}

} // namespace amp2hip
