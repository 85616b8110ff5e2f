//===--- OverloadForwarding.cpp - Functions that forward calls ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares functions that have the new name of a renamed overload and call an overload of both
// restrictions. A call in a template may refer to either overload. For example,
//
//   int f(int) restrict(cpu, amp) { return 1; }
//   int f(float) restrict(amp) { return 2; }                    // becomes f_amp
//   template <typename T> int g(T t) restrict(amp) { return f(t); }
//
// becomes
//
//   __host__ __device__ int f(int) { return 1; }
//   inline __host__ __device__ int f_amp(int argument1) { return f(argument1); }
//   __host__ __device__ int f_amp(float) { return 2; }
//   template <typename T> __host__ __device__ int g(T t) { return f_amp(t); }
//
//===----------------------------------------------------------------------===//
#include "rewrite/overloads/OverloadForwarding.h"
#include "ast/Scopes.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

/// Returns the first declaration of \p F in the scope to which \p F belongs; null if there are only
/// others, such as friend declarations.
static const FunctionDecl *declarationInScope(RewriteContext &C, const FunctionDecl *F) {
  for (const FunctionDecl *D : declarationsOf(C, F))
    if (D->getLexicalDeclContext()->getRedeclContext()->Equals(
            D->getDeclContext()->getRedeclContext()))
      return D;
  return nullptr;
}

bool canForward(RewriteContext &C, const FunctionDecl *F) {
  const auto *Method = dyn_cast<CXXMethodDecl>(F);
  bool Named = (F->getDeclName().isIdentifier() || F->isOverloadedOperator()) &&
               !renamedOverloadsOf(C.Model, F) && !(Method && Method->isVirtual()) &&
               !isOfLambda(F);
  const FunctionDecl *D = Named ? declarationInScope(C, F) : nullptr;
  return D && C.Unit.isUserLocation(D->getLocation()) && !D->isVariadic() && !D->isDeleted() &&
         !D->getReturnType()->isUndeducedType() && !F->isLocalExternDecl() &&
         !(Method && Method->getRefQualifier()) && !F->isTemplateInstantiation() &&
         !F->getPrimaryTemplate();
}

const FunctionDecl *outputFunctionOf(RewriteContext &C, const FunctionDecl *F) {
  for (const OverloadPair &P : C.Model.Pairs)
    if ((P.Cpu == F || P.Amp == F) && !haveDifferentOutputNames(C.Model, P.Cpu, P.Amp))
      return P.Amp;
  return F;
}

/// Returns the later cpu definition if \p D is an amp definition that merges into it; else \p D.
static const FunctionDecl *mergedInto(RewriteContext &C, const FunctionDecl *D) {
  if (D->doesThisDeclarationHaveABody())
    for (const OverloadPair &P : C.Model.Pairs)
      if (P.Amp == D->getCanonicalDecl())
        if (ClassifiedPair Pair(C, P);
            Pair.Form == OverloadForm::Merged && Pair.AmpBody == D &&
            C.Unit.SM.isBeforeInTranslationUnit(D->getLocation(), Pair.CpuBody->getLocation()))
          return Pair.CpuBody;
  return D;
}

void forward(RewriteContext &C, const FunctionDecl *F, const std::string &Name) {
  const FunctionDecl *D = declarationInScope(C, F);
  FunctionHeadChanges Changes;
  Changes.Name = Name;
  Changes.NameParameters = Changes.KeepDefaults = true;
  std::optional<std::string> Head = functionHeadText(C, D, Changes);
  std::optional<TextRange> Whole =
      wholeFunction(C, mergedInto(C, D), /*WithSemicolon=*/!D->doesThisDeclarationHaveABody());
  if (!Head || !Whole)
    return;
  bool IsMember = isa<CXXMethodDecl>(D);
  bool NeedsInline = !IsMember && !ownTemplate(D) && !D->isInlineSpecified() && !D->isConstexpr();
  StringRef Text = C.Source.text(Whole->File);
  C.Edits.insert({Whole->File, Whole->End},
                 fillLines(CodeLayout::at(Text, Whole->Begin), R"(

${Inline}$Head { return $Name$Explicit($Arguments); })",
                           {{"Inline", NeedsInline ? "inline " : ""},
                            {"Head", *Head},
                            {"Name", F->getNameAsString()},
                            {"Explicit", forwardedTemplateArguments(C, D)},
                            {"Arguments", forwardedArguments(D)}}),
                 InsertOrder::After);
}

} // namespace amp2hip
