//===--- OverloadSpecializations.cpp - Specializations of pairs -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans the explicit specializations and instantiations of the templates of an overload pair. If
// only one overload has an explicit specialization, the other restriction uses the primary
// template. If both overloads have the same explicit instantiation, one instantiation of the
// dispatch function replaces both.
//
//===----------------------------------------------------------------------===//
#include "model/overloads/MemberTemplates.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "text/Format.h"
#include "text/Tokens.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

bool isSpecialized(const FunctionDecl *F) {
  return F && F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization;
}
bool isInstantiated(const FunctionDecl *F) {
  return F && (F->getTemplateSpecializationKind() == TSK_ExplicitInstantiationDefinition ||
               F->getTemplateSpecializationKind() == TSK_ExplicitInstantiationDeclaration);
}

/// Returns the range of the explicit instantiation that contains the name at \p Name: `template int
/// f<int>(int);` or `extern template ...`.
std::optional<TextRange> instantiationAt(RewriteContext &C, SourceLocation Name) {
  const std::vector<Token> &Tokens = C.Unit.Tokens;
  auto It = llvm::find_if(Tokens, [&](const Token &T) { return T.getLocation() == Name; });
  if (It == Tokens.end())
    return std::nullopt;
  auto Begin = It, End = It;
  while (Begin != Tokens.begin() && Begin->isNot(tok::kw_template))
    --Begin;
  while (End != Tokens.end() && End->isNot(tok::semi))
    ++End;
  if (Begin->isNot(tok::kw_template) || End == Tokens.end())
    return std::nullopt;
  if (Begin != Tokens.begin() && std::prev(Begin)->is(tok::kw_extern))
    --Begin;
  return C.Source.range({Begin->getLocation(), End->getLocation()});
}

/// True if \p A and \p B are members of the same class or namespace. False for members of different
/// instances of a class template.
bool isOfOneScope(const FunctionTemplateDecl *A, const FunctionTemplateDecl *B) {
  return A->getDeclContext()->getRedeclContext()->Equals(B->getDeclContext()->getRedeclContext());
}

void refuse(const ClassifiedPair &Pair, const FunctionDecl *F) {
  Pair.Context.Unit.error(
      F->getLocation(),
      fmt::format("'{}' is specialized for one restriction, but its cpu and amp templates become "
                  "one in the output; specialize it for the other restriction too",
                  F->getNameAsString()));
}

/// Removes \p F if \p F is a deleted specialization; otherwise returns false. No code calls \p F,
/// but code of the other restriction may call the dispatch function with these template arguments.
bool removeDeleted(ClassifiedPair &Pair, const FunctionDecl *F) {
  if (!F->isDeleted())
    return false;
  for (const FunctionDecl *D : declarationsOf(Pair.Context, F))
    if (std::optional<TextRange> R = wholeFunction(Pair.Context, D, /*WithSemicolon=*/true))
      Pair.Context.Edits.removeWithSpace(*R);
  return true;
}

/// Plans \p F, an explicit specialization that only the cpu template has. It becomes a
/// specialization of the renamed cpu template. Reports an error unless the pair is Dispatched.
void specializedOnCpu(ClassifiedPair &Pair, const FunctionDecl *F) {
  if (removeDeleted(Pair, F))
    return;
  if (Pair.Form != OverloadForm::Dispatched)
    return refuse(Pair, F);
  renameDeclarations(Pair.Context, F->getCanonicalDecl(), cpuName(Pair.Context, Pair.Cpu));
}

/// Plans \p F, an explicit specialization that only the amp template has. On the host, it calls the
/// renamed cpu template. Reports an error unless the pair is Dispatched and \p F has a body.
void specializedOnAmp(ClassifiedPair &Pair, const FunctionDecl *F) {
  if (removeDeleted(Pair, F))
    return;
  const FunctionDecl *Definition = nullptr;
  if (Pair.Form != OverloadForm::Dispatched || !F->isDefined(Definition))
    return refuse(Pair, F);
  planSpecializedDispatch(Pair, Definition);
}

/// Plans \p F, an explicit instantiation of the cpu template. It becomes an instantiation of the
/// dispatch function. \p AmpToo means that the amp template has the same instantiation; then \p F
/// is removed.
void instantiatedOnCpu(ClassifiedPair &Pair, const FunctionDecl *F, bool AmpToo) {
  std::optional<TextRange> R = instantiationAt(Pair.Context, F->getPointOfInstantiation());
  if (!R)
    return;
  if (Pair.Form == OverloadForm::Renamed)
    return;
  if (AmpToo) {
    Pair.Context.Edits.removeWithSpace(*R);
    return;
  }
  StringRef Text = Pair.Context.Edits.original(*R);
  size_t At = findToken(Text, "template") + sizeof("template");
  Pair.Context.Edits.insert({R->File, unsigned(R->Begin + At)}, "__host__ __device__ ",
                            InsertOrder::Prefix);
}

/// Plans the specializations and instantiations of a cpu and an amp template that form a pair.
class Instances {
public:
  Instances(ClassifiedPair &Pair, const FunctionTemplateDecl *Cpu, const FunctionTemplateDecl *Amp)
      : Pair(Pair), Cpu(Cpu), Amp(Amp) {}

  void plan() {
    for (const FunctionDecl *F : Cpu->specializations()) {
      const FunctionDecl *AmpInstance = instanceOf(Amp, F);
      if (isSpecialized(F) && !isSpecialized(AmpInstance))
        specializedOnCpu(Pair, F);
      if (isInstantiated(F))
        instantiatedOnCpu(Pair, F, isInstantiated(AmpInstance));
    }
    for (const FunctionDecl *F : Amp->specializations())
      if (isSpecialized(F) && !isSpecialized(instanceOf(Cpu, F)))
        specializedOnAmp(Pair, F);
  }

private:
  ClassifiedPair &Pair;
  const FunctionTemplateDecl *Cpu, *Amp;
};

} // namespace

std::vector<const FunctionDecl *> instantiatedMembersOf(RewriteContext &C,
                                                        const FunctionDecl *Member) {
  std::vector<const FunctionDecl *> All = instancesOfMember(Member);
  llvm::erase_if(All, [&](const FunctionDecl *F) {
    std::optional<TextRange> R;
    if (isInstantiated(F))
      R = instantiationAt(C, F->getPointOfInstantiation());
    if (!R)
      return true;
    StringRef Text = C.Edits.original(*R);
    StringRef Declared =
        Text.drop_front(findToken(Text, "template") + sizeof("template") - 1).ltrim();
    // Skip `template struct box<int>;`, which instantiates all members of the class.
    return Declared.starts_with("struct ") || Declared.starts_with("class ");
  });
  return All;
}

/// Plans the specializations and instantiations of members of class templates. Only for members
/// that are not templates themselves.
static void planMembers(ClassifiedPair &Pair) {
  auto IsIn = [](llvm::ArrayRef<const FunctionDecl *> Others, const FunctionDecl *F) {
    return llvm::any_of(Others, [&](const FunctionDecl *Other) {
      return Other->getDeclContext()->Equals(F->getDeclContext());
    });
  };
  std::vector<const FunctionDecl *> Cpu = specializedMembersOf(Pair.Cpu);
  std::vector<const FunctionDecl *> Amp = specializedMembersOf(Pair.Amp);
  for (const FunctionDecl *F : Cpu)
    if (!IsIn(Amp, F))
      specializedOnCpu(Pair, F);
  for (const FunctionDecl *F : Amp)
    if (!IsIn(Cpu, F))
      specializedOnAmp(Pair, F);
  std::vector<const FunctionDecl *> Instantiated = instantiatedMembersOf(Pair.Context, Pair.Amp);
  for (const FunctionDecl *F : instantiatedMembersOf(Pair.Context, Pair.Cpu))
    instantiatedOnCpu(Pair, F, IsIn(Instantiated, F));
}

void planSpecializations(ClassifiedPair &Pair) {
  planMembers(Pair);
  for (const FunctionTemplateDecl *Cpu : templatesOf(Pair.Cpu))
    for (const FunctionTemplateDecl *Amp : templatesOf(Pair.Amp))
      if (isOfOneScope(Cpu, Amp))
        Instances(Pair, Cpu, Amp).plan();
}

} // namespace amp2hip
