//===--- Placement.cpp - Where moved declarations are inserted ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/movedcode/Placement.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/kernels/KernelOf.h"
#include "rewrite/kernels/MemberNames.h"
#include "rewrite/movedcode/NamespaceBraces.h"
#include "rewrite/text/TypeText.h"
#include "text/Layout.h"
#include "text/Tokens.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

unsigned declarationLine(StringRef Text, unsigned Offset) {
  auto LineStart = [&](size_t At) {
    size_t Break = Text.take_front(At).rfind('\n');
    return Break == StringRef::npos ? size_t(0) : Break + 1;
  };
  size_t Start = LineStart(Offset);
  if (!Text.slice(Start, Offset).trim().empty())
    return Offset; // after another declaration in this line
  bool InBlock = false;
  while (Start > 0) {
    size_t Above = LineStart(Start - 1);
    StringRef Line = Text.slice(Above, Start - 1).trim();
    if (InBlock) {
      InBlock = !Line.starts_with("/*");
    } else if (Line.ends_with("*/") && !Line.contains(';')) {
      if (!Line.starts_with("/*")) {
        if (!Line.starts_with("*"))
          break; // a comment after code
        InBlock = true;
      }
    } else if (!Line.starts_with("//")) {
      break;
    }
    Start = Above;
  }
  return Start;
}

std::optional<Placement> placeInClass(RewriteContext &C, const CXXRecordDecl *Class) {
  std::optional<TextPosition> Brace = C.Source.begin(Class->getBraceRange().getEnd());
  if (!Brace)
    return std::nullopt;
  StringRef Text = C.Source.text(Brace->File);
  Placement P;
  P.Class = Class;
  P.Dependent = Class->isDependentContext();
  unsigned Offset = Brace->Offset;
  while (Offset > 0 && (Text[Offset - 1] == ' ' || Text[Offset - 1] == '\t'))
    --Offset;
  P.At = {Brace->File, Offset == 0 || Text[Offset - 1] == '\n' ? Offset : Brace->Offset};
  P.Indent = indentationAt(Text, Brace->Offset);
  return P;
}

std::optional<Placement> placeBefore(RewriteContext &C, const Decl *D) {
  if (const auto *Class = dyn_cast<CXXRecordDecl>(D); Class && Class->getDescribedClassTemplate())
    D = Class->getDescribedClassTemplate(); // begins with `template <...>`
  while (const auto *Class = dyn_cast<CXXRecordDecl>(D->getLexicalDeclContext())) {
    D = Class;
    if (const ClassTemplateDecl *Template = Class->getDescribedClassTemplate())
      D = Template;
  }
  SourceLocation Begin = D->getBeginLoc();
  if (const auto *Declarator = dyn_cast<DeclaratorDecl>(D)) {
    Begin = Declarator->getOuterLocStart();
    const TemplateParameterList *Own = Declarator->getDescribedTemplateParams();
    if (Own && Declarator->getNumTemplateParameterLists() == 0)
      Begin = Own->getTemplateLoc();
  }
  bool InExternC = false;
  for (const DeclContext *Outer = D->getLexicalDeclContext(); Outer;
       Outer = Outer->getLexicalParent())
    if (const auto *Linkage = dyn_cast<LinkageSpecDecl>(Outer)) {
      InExternC |= Linkage->hasBraces() && Linkage->getLanguage() == LinkageSpecLanguageIDs::C;
      if (!Linkage->hasBraces() && Outer == D->getLexicalDeclContext())
        Begin = Linkage->getBeginLoc(); // `extern "C" void run() {...}`
    }
  std::optional<TextPosition> At = C.Source.begin(Begin);
  if (!At)
    return std::nullopt;
  StringRef Text = C.Source.text(At->File);
  At->Offset = beginOfAttributes(Text, At->Offset);
  const std::string Indent = indentationAt(Text, At->Offset);
  if (const FunctionDecl *F = D->getAsFunction())
    if (std::optional<TextPosition> Name =
            C.Source.begin(C.Unit.SM.getExpansionLoc(F->getLocation()));
        Name && Name->File == At->File && Name->Offset > At->Offset)
      At->Offset = beginOfConditionalSpecifiers(Text, At->Offset, Name->Offset);
  Placement P;
  P.InExternC = InExternC;
  P.At = {At->File, declarationLine(Text, At->Offset)};
  P.Indent = Indent;
  return P;
}

/// Sets the template heads and the qualifier by which \p D, a member that is defined outside its
/// class, names the class.
static void describeOutside(RewriteContext &C, const DeclaratorDecl *D, Placement &P) {
  unsigned Lists = D->getNumTemplateParameterLists();
  // Ignore the last `template <>` of `template <> void S::f<3>()`, which belongs to the function.
  if (const auto *F = dyn_cast<FunctionDecl>(D);
      F && F->getTemplatedKind() == FunctionDecl::TK_FunctionTemplateSpecialization && Lists)
    --Lists;
  for (unsigned I = 0; I < Lists; ++I) {
    const TemplateParameterList *List = D->getTemplateParameterList(I);
    P.Dependent |= List->size() != 0;
    if (std::optional<TextRange> R = C.Source.range({List->getTemplateLoc(), List->getRAngleLoc()}))
      P.Heads += (P.Heads.empty() ? "" : " ") + C.Edits.render(*R);
  }
  if (std::optional<TextRange> R = C.Source.range(D->getQualifierLoc().getSourceRange()))
    P.Qualifier = C.Edits.render(*R);
}

bool isIncompleteAt(const Placement &Place, QualType T) {
  if (!Place.Class || Place.Declaration || Place.Dependent)
    return false;
  const auto *Class = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
  return Class && (Class->getCanonicalDecl() == Place.Class->getCanonicalDecl() ||
                   Class->Encloses(Place.Class));
}

bool needsPublic(const CXXRecordDecl *Class) {
  AccessSpecifier Last = Class->isClass() ? AS_private : AS_public;
  for (const Decl *D : Class->decls())
    if (const auto *Access = dyn_cast<AccessSpecDecl>(D))
      Last = Access->getAccess();
  return Last != AS_public;
}

/// Returns the class that declares the function around \p L as a friend, if \p L uses members that
/// only friends of the class can access; else null.
static const CXXRecordDecl *befriendingClass(const AmpLambda &L) {
  auto Befriending = [&](const Decl *D) -> const CXXRecordDecl * {
    const auto *Class = dyn_cast<CXXRecordDecl>(D->getLexicalDeclContext());
    return D->getFriendObjectKind() != Decl::FOK_None && Class && !Class->isDependentContext() &&
                   namesNonPublicMembers(*L.Lambda, *Class)
               ? Class
               : nullptr;
  };
  if (const FunctionTemplateDecl *Template = L.Outermost->getDescribedFunctionTemplate()) {
    for (const RedeclarableTemplateDecl *D : Template->redecls())
      if (const CXXRecordDecl *Class = Befriending(D))
        return Class;
  } else {
    for (const FunctionDecl *F : L.Outermost->redecls())
      if (const CXXRecordDecl *Class = Befriending(F))
        return Class;
  }
  return nullptr;
}

/// Returns the definition of \p Class. For a template instance, returns the definition of its
/// pattern (the declaration from which instances are made).
static const CXXRecordDecl *written(const CXXRecordDecl *Class) {
  const CXXRecordDecl *Pattern = Class->getTemplateInstantiationPattern();
  if (Pattern && Class->getTemplateSpecializationKind() != TSK_ExplicitSpecialization)
    Class = Pattern;
  return Class->hasDefinition() ? Class->getDefinition() : Class;
}

/// Sets the namespaces of \p D that do not enclose the definition of \p D.
static void openNamespaces(const DeclaratorDecl *D, Placement &P) {
  const NamespaceBraces Braces = namespacesOutside(D);
  P.OpenNamespaces = Braces.Open;
  P.CloseNamespaces = Braces.Close.empty() ? "" : Braces.Close + " // namespace " + Braces.Name;
}

/// Returns the place for a declaration that moves out of \p Anchor, a member or friend of \p Class
/// that is defined outside \p Class.
static std::optional<Placement> placeForClass(RewriteContext &C, const DeclaratorDecl *Anchor,
                                              const CXXRecordDecl *Class) {
  std::optional<Placement> P = placeBefore(C, Anchor);
  if (!P)
    return std::nullopt;
  auto FileOf = [&](const Decl *D) {
    return C.Unit.SM.getFileID(C.Unit.SM.getExpansionLoc(D->getLocation()));
  };
  describeOutside(C, Anchor, *P);
  if (FileOf(Class) == FileOf(Anchor) && !isInaccessible(C, Class)) {
    std::optional<Placement> InClass = placeInClass(C, Class);
    if (!InClass)
      return std::nullopt;
    P->Class = Class;
    P->Declaration = InClass->At;
    P->DeclarationIndent = InClass->Indent;
  } else if (P->KernelOf = kernelOf(C, Class); P->KernelOf.empty()) {
    P->QualifyMembersOf = Class;
    P->MembersQualifier = P->Qualifier;
    P->Heads.clear();
    P->Qualifier.clear();
    openNamespaces(Anchor, *P);
  }
  return P;
}

/// Returns the place in \p Class before its static data member \p V. The initializer of \p V
/// requires a complete type, so the moved declaration must precede \p V.
static std::optional<Placement> placeBeforeMember(RewriteContext &C, const CXXRecordDecl *Class,
                                                  const VarDecl &V) {
  const TemplateParameterList *Own = V.getDescribedTemplateParams();
  std::optional<TextPosition> At =
      C.Source.begin(Own ? Own->getTemplateLoc() : V.getOuterLocStart());
  if (!At)
    return std::nullopt;
  StringRef Text = C.Source.text(At->File);
  Placement P;
  P.Class = Class;
  P.Dependent = Class->isDependentContext();
  P.At = {At->File, declarationLine(Text, At->Offset)};
  P.Indent = indentationAt(Text, C.Source.begin(Class->getBeginLoc()).value_or(*At).Offset);
  P.AccessAfter = getAccessSpelling(V.getAccess()).str();
  return P;
}

std::optional<Placement> placeMoved(RewriteContext &C, const DeclaratorDecl *Anchor) {
  if (const auto *Class = dyn_cast<CXXRecordDecl>(Anchor->getLexicalDeclContext())) {
    const auto *Variable = dyn_cast<VarDecl>(Anchor);
    if (!isInaccessible(C, Class))
      return Variable && Variable->isStaticDataMember() ? placeBeforeMember(C, Class, *Variable)
                                                        : placeInClass(C, Class);
    std::optional<Placement> P = placeBefore(C, Anchor);
    if (P)
      P->QualifyMembersOf = Class;
    return P;
  }
  if (const auto *Class = dyn_cast<CXXRecordDecl>(Anchor->getDeclContext());
      Class && Class->hasDefinition())
    return placeForClass(C, Anchor, written(Class));
  std::optional<Placement> P = placeBefore(C, Anchor);
  if (P)
    openNamespaces(Anchor, *P);
  return P;
}

std::optional<Placement> placeFunctionObject(RewriteContext &C, const AmpLambda &L) {
  const DeclaratorDecl *Anchor = L.Outermost;
  if (!Anchor)
    Anchor = dyn_cast_or_null<DeclaratorDecl>(L.NamespaceLevel);
  if (L.Outermost && !isa<CXXRecordDecl>(L.Outermost->getDeclContext()) &&
      !isa<CXXRecordDecl>(L.Outermost->getLexicalDeclContext()))
    if (const CXXRecordDecl *Class = befriendingClass(L)) {
      std::optional<Placement> P = placeForClass(C, Anchor, Class);
      if (P && !P->QualifyMembersOf) {
        P->Friend = true;
        P->Qualifier = Class->getQualifiedNameAsString() + "::";
      }
      return P;
    }
  if (Anchor)
    return placeMoved(C, Anchor);
  C.Unit.error(L.Lambda->getBeginLoc(),
               "amp lambda is neither in a function nor in the initializer "
               "of a variable; initialize a variable with it");
  return std::nullopt;
}

} // namespace amp2hip
