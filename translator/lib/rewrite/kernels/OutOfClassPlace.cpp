//===--- OutOfClassPlace.cpp - Versions of functions outside of classes ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function with barriers may be defined outside of its class:
//
//   template <typename T> struct sums { static T total(T own, tiled_index<8> t) restrict(amp); };
//   template <typename T> T sums<T>::total(T own, tiled_index<8> t) restrict(amp) { ... }
//
// The class then declares the version for whole tiles, too. If the version exists only for some
// types, both heads contain the same condition, `amp2hip::can_keep<..., T>`. The two are the same
// template only if each name in the condition means the same at both places.
//
//===----------------------------------------------------------------------===//
#include "rewrite/kernels/OutOfClassPlace.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/kernels/TileLoopWriter.h"
#include "rewrite/text/TemplateText.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/IdentifierTable.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

std::optional<OutOfClassPlace> outOfClassPlace(RewriteContext &C, const CXXMethodDecl *F,
                                               const std::string &Newline) {
  std::optional<TextRange> Declared = C.Source.range(F->getCanonicalDecl()->getSourceRange());
  std::optional<TextRange> Qualifier = C.Source.range(F->getQualifierLoc().getSourceRange());
  std::optional<TextRange> Defined = C.Source.range(F->getLocation());
  if (!Declared || !Qualifier || !Defined || Declared->File != Defined->File ||
      Qualifier->File != Defined->File)
    return std::nullopt;
  StringRef Text = C.Source.text(Declared->File);
  const size_t Semicolon = Text.find(';', Declared->End);
  if (Semicolon == StringRef::npos)
    return std::nullopt;
  OutOfClassPlace Place;
  Place.InClass = {Declared->File, unsigned(Semicolon + 1)};
  Place.Layout = CodeLayout::at(Text, Declared->Begin).withFourSpaces();
  Place.Qualifier = C.Edits.render(*Qualifier);
  for (unsigned I = 0; I < F->getNumTemplateParameterLists(); ++I) {
    const TemplateParameterList *List = F->getTemplateParameterList(I);
    std::optional<TextRange> R = C.Source.range({List->getTemplateLoc(), List->getRAngleLoc()});
    if (!R)
      return std::nullopt;
    Place.TemplateHeads += C.Edits.render(*R) + Newline;
  }
  return Place;
}

/// Returns the names of the parameters of the templates around \p F and of \p F itself, as its
/// definition or, if \p InClass is set, as the class spells them.
static std::vector<StringRef> templateParameters(const CXXMethodDecl *F, bool InClass) {
  llvm::SmallVector<const TemplateParameterList *, 4> Lists; // from the inside
  const auto *Spelled = InClass ? F->getCanonicalDecl() : F;
  if (const FunctionTemplateDecl *T = Spelled->getDescribedFunctionTemplate())
    Lists.push_back(T->getTemplateParameters());
  if (InClass) {
    for (const DeclContext *Around = F->getParent(); Around; Around = Around->getParent())
      if (const auto *Class = dyn_cast<CXXRecordDecl>(Around))
        if (const ClassTemplateDecl *T = Class->getDescribedClassTemplate())
          Lists.push_back(T->getTemplateParameters());
  } else {
    for (unsigned I = F->getNumTemplateParameterLists(); I > 0; --I)
      Lists.push_back(F->getTemplateParameterList(I - 1));
  }
  std::vector<StringRef> Names;
  for (const TemplateParameterList *List : llvm::reverse(Lists))
    for (const NamedDecl *Parameter : *List)
      Names.push_back(Parameter->getIdentifier() ? Parameter->getName() : "");
  return Names;
}

/// Adds the names with which namespaces declare \p T and the parts of its name to \p Names, if
/// these declarations precede \p At.
static void addNamesBefore(QualType T, SourceLocation At, const SourceManager &SM,
                           llvm::StringSet<> &Names) {
  T = T.getNonReferenceType();
  while (T->isArrayType() || T->isPointerType())
    T = T->isPointerType() ? T->getPointeeType() : QualType(T->getArrayElementTypeNoTypeQual(), 0);
  const NamedDecl *D = T->getAsTagDecl();
  if (const auto *Alias = T->getAs<TypedefType>())
    D = Alias->getDecl();
  if (const auto *Class = T->getAs<TemplateSpecializationType>()) {
    D = Class->getTemplateName().getAsTemplateDecl();
    for (const TemplateArgument &A : Class->template_arguments())
      if (A.getKind() == TemplateArgument::Type)
        addNamesBefore(A.getAsType(), At, SM, Names);
  }
  if (!D || !SM.isBeforeInTranslationUnit(D->getCanonicalDecl()->getLocation(), At))
    return;
  const DeclContext *Around = D->getDeclContext()->getRedeclContext();
  if (!D->getIdentifier() || !Around->isFileContext())
    return;
  Names.insert(D->getName());
  for (; const auto *Namespace = dyn_cast<NamespaceDecl>(Around); Around = Around->getParent())
    if (Namespace->getIdentifier())
      Names.insert(Namespace->getName());
}

bool canNameTypes(const CXXMethodDecl *F, const TileLoopWriter &W, const RewriteContext &C) {
  const std::vector<StringRef> Parameters = templateParameters(F, /*InClass=*/true);
  if (Parameters != templateParameters(F, /*InClass=*/false))
    return false;
  llvm::StringSet<> Known = {"std", "ptrdiff_t", "add_pointer_t", W.Tile};
  for (StringRef Name : Parameters)
    Known.insert(Name);
  for (QualType T : W.NamedTypes)
    addNamesBefore(T, F->getCanonicalDecl()->getBeginLoc(), C.Unit.SM, Known);
  const IdentifierTable &Identifiers = C.Unit.context().Idents;
  auto CanName = [&](const std::string &Text) {
    return llvm::all_of(identifiersIn(Text), [&](const auto &Name) {
      auto Found = Identifiers.find(Name.getKey());
      const bool IsKeyword =
          Found != Identifiers.end() && Found->second->isKeyword(C.Unit.context().getLangOpts());
      return IsKeyword || isDigit(Name.getKey().front()) || Known.contains(Name.getKey());
    });
  };
  // A call names members of the kernel, whose class is a template argument.
  auto IsOfKernel = [&](const std::string &Text) {
    return !W.Kernel.empty() &&
           StringRef(Text).starts_with("std::declval<const " + W.Kernel + " &>().");
  };
  for (const char *Name : {"declval", "amp2hip", "kept_values", "threads", "no_values", "index"})
    Known.insert(Name);
  return llvm::all_of(W.Types, CanName) && llvm::all_of(W.UninitializedTypes, CanName) &&
         llvm::all_of(W.Numbers, CanName) && llvm::all_of(W.Calls, [&](const auto &Call) {
           return IsOfKernel(Call.first) && llvm::all_of(Call.second, [&](const std::string &A) {
                    return IsOfKernel(A) || CanName(A);
                  });
         });
}

} // namespace amp2hip
