//===--- ClassScopeSpecializations.cpp - Specializations in classes -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/ClassScopeSpecializations.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include <utility>

using namespace clang;

namespace amp2hip {
namespace {

class Specializations : public UserVisitor {
public:
  explicit Specializations(const Unit &U) : UserVisitor(U) {}
  bool VisitNamedDecl(NamedDecl *D) override {
    const auto *F = dyn_cast<FunctionDecl>(D);
    const auto *C = dyn_cast<ClassTemplateSpecializationDecl>(D);
    const bool IsExplicit =
        (F && F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization) ||
        (C && C->getSpecializationKind() == TSK_ExplicitSpecialization &&
         !isa<ClassTemplatePartialSpecializationDecl>(C));
    if (IsExplicit && D->getLexicalDeclContext()->isRecord() && U.isUserLocation(D->getLocation()))
      Found.push_back(D);
    return true;
  }

  std::vector<const NamedDecl *> Found;
};

/// Moves the specializations of one unit.
class Mover {
public:
  explicit Mover(Unit &U) : U(U), Tokens(U.Tokens) {}

  /// Moves \p F after its class. Returns false if that is impossible.
  bool move(const FunctionDecl *F) {
    const auto *Class = cast<CXXRecordDecl>(F->getLexicalDeclContext());
    if (Class->isDependentType() || !Class->getDeclContext()->isFileContext() ||
        !F->isThisDeclarationADefinition() || isDeclaredIn(F->getReturnType(), Class))
      return false;
    const size_t Name = indexOf(F->getLocation()),
                 ClassEnd = indexOf(Class->getBraceRange().getEnd()),
                 Last = indexOf(F->getBodyRBrace());
    if (Name == TokenView::None || ClassEnd == TokenView::None || Last == TokenView::None ||
        !Tokens.is(ClassEnd + 1, tok::semi))
      return false;
    const size_t First = Tokens.declarationStart(Name);
    if (!Tokens.is(First, tok::kw_template) || containsEditedCode(First, Last))
      return false;
    std::string Text;
    bool IsInline = false;
    for (size_t I = First; I <= Last; ++I) {
      if (I < Name &&
          Tokens.is(I, tok::kw_static, tok::kw_explicit, tok::kw_virtual, tok::kw_inline))
        continue;
      // Without `inline`, several sources would define a function of a header.
      if (I >= First + 3 && !std::exchange(IsInline, true))
        Text += " inline";
      if (I > First)
        Text += textBetween(I - 1, I);
      if (I == Name)
        Text += Class->getName().str() + "::";
      Text += StringRef(U.SM.getCharacterData(Tokens[I].getLocation()), Tokens[I].getLength());
    }
    const StringRef NewLine =
        U.SM.getBufferData(U.SM.getFileID(F->getLocation())).contains("\r\n") ? "\r\n" : "\n";
    U.SourceFixes.push_back(FixItHint::CreateReplacement(
        SourceRange(Tokens[First].getLocation(), Tokens[Last].getLocation()), ""));
    U.SourceFixes.push_back(FixItHint::CreateInsertion(
        Tokens[ClassEnd + 1].getLocation().getLocWithOffset(1), (NewLine + Text).str()));
    return true;
  }

private:
  size_t indexOf(SourceLocation Loc) const {
    for (size_t I = 0; I < Tokens.size(); ++I)
      if (Tokens[I].getLocation() == Loc)
        return Loc.isFileID() ? I : TokenView::None;
    return TokenView::None;
  }
  /// True if \p T is a member of \p Class, whose name must be qualified outside.
  static bool isDeclaredIn(QualType T, const CXXRecordDecl *Class) {
    if (const auto *Tag = T.getNonReferenceType()->getAsTagDecl())
      return Tag->getDeclContext()->Equals(Class);
    const auto *Typedef = T.getNonReferenceType()->getAs<TypedefType>();
    return Typedef && Typedef->getDecl()->getDeclContext()->Equals(Class);
  }
  /// True if other rewrites may edit the tokens from \p First to \p Last.
  bool containsEditedCode(size_t First, size_t Last) const {
    for (size_t I = First; I <= Last; ++I)
      if (Tokens[I].getLocation().isMacroID() || Tokens.isNamed(I, "restrict") ||
          Tokens.isNamed(I, "tile_static") || Tokens.isLambdaIntroducer(I))
        return true;
    return false;
  }
  StringRef textBetween(size_t Before, size_t After) const {
    const char *Begin =
        U.SM.getCharacterData(Tokens[Before].getLocation()) + Tokens[Before].getLength();
    return StringRef(Begin, size_t(U.SM.getCharacterData(Tokens[After].getLocation()) - Begin));
  }

  Unit &U;
  const TokenView Tokens;
};

} // namespace

void moveClassScopeSpecializations(Unit &U) {
  Specializations Visitor(U);
  Visitor.TraverseDecl(U.context().getTranslationUnitDecl());
  if (Visitor.Found.empty())
    return;
  Mover M(U);
  for (const NamedDecl *D : Visitor.Found)
    if (const auto *F = dyn_cast<FunctionDecl>(D); !F || !M.move(F))
      U.error(D->getLocation(), fmt::format("g++ does not accept the specialization of '{}' in a "
                                            "class; move it after the class",
                                            D->getNameAsString()));
}

} // namespace amp2hip
