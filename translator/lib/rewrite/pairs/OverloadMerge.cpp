//===--- OverloadMerge.cpp - Dispatch functions with both bodies ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Merges the two bodies of an overload pair into one dispatch function. For example,
//
//   int where(int x) { return 1; }                 // cpu
//   int where(int x) restrict(amp) { return 2; }
//
// becomes
//
//   __host__ __device__ int where(int x)
//   {
//   #if !AMP2HIP_DEVICE_PASS
//       if (!amp2hip::on_accelerator()) { return 1; }
//   #endif
//       return 2;
//   }
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/pairs/Dispatch.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "text/Layout.h"
#include "text/Tokens.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// True if \p B follows \p A with only white space and comments between them.
static bool areAdjacent(ClassifiedPair &Pair, const FunctionDecl *A, const FunctionDecl *B) {
  std::optional<TextRange> RA = wholeFunction(Pair.Context, A, true),
                           RB = wholeFunction(Pair.Context, B);
  if (!RA || !RB || RA->File != RB->File || RA->End > RB->Begin)
    return false;
  return withoutComments(Pair.Context.Source.text(RA->File).slice(RA->End, RB->Begin)).empty();
}

Declarations declarationsOfBoth(ClassifiedPair &Pair) {
  Declarations All;
  All.Remaining = declarationsOf(Pair.Context, Pair.Amp);
  for (const FunctionDecl *Cpu : declarationsOf(Pair.Context, Pair.Cpu)) {
    if (Cpu == Pair.CpuBody)
      continue;
    // If a cpu and an amp declaration would both declare the dispatch function, keep the amp
    // declaration.
    bool Removed =
        llvm::any_of(declarationsOf(Pair.Context, Pair.Amp), [&](const FunctionDecl *Amp) {
          if (Amp == Pair.AmpBody || Amp->getLexicalDeclContext() != Cpu->getLexicalDeclContext() ||
              fileOf(Pair.Context, Amp) != fileOf(Pair.Context, Cpu))
            return false;
          return Cpu->getLexicalDeclContext()->isRecord() ||
                 Pair.Context.Unit.SM.isBeforeInTranslationUnit(Amp->getLocation(),
                                                                Cpu->getLocation()) ||
                 areAdjacent(Pair, Cpu, Amp);
        });
    (Removed ? All.Removed : All.Remaining).push_back(Cpu);
  }
  llvm::sort(All.Remaining, [&](const FunctionDecl *A, const FunctionDecl *B) {
    return Pair.Context.Unit.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  });
  return All;
}

/// Names the parameter of the amp constructor if the cpu body uses it. If the cpu constructor
/// remains, removes the default argument that would make calls of the two constructors ambiguous.
static void planParameters(ClassifiedPair &Pair) {
  RewriteContext &C = Pair.Context;
  if (Pair.Amp->getNumParams() == 1 && Pair.CpuBody->getParamDecl(0)->getIdentifier()) {
    FunctionHeadChanges Named;
    Named.NameParameters = Named.KeepDefaults = true;
    editFunctionHead(C, Pair.AmpBody, Named);
  }
  if (!Pair.keepsCpuConstructor())
    return;
  const ParmVarDecl *First = Pair.CpuBody->getParamDecl(Pair.Amp->getNumParams());
  if (std::optional<TextRange> R = C.Source.range(First->getSourceRange())) {
    StringRef Text = C.Edits.original(*R);
    if (size_t Equal = findToken(Text, "="); Equal != StringRef::npos)
      C.Edits.remove({R->File, unsigned(R->Begin + Text.take_front(Equal).rtrim().size()), R->End});
  }
}

/// Returns declarations of the cpu constructor's parameters as local variables, for the beginning
/// of its body. Omits parameters that the dispatching constructor has with the same type and name.
static std::string parametersOfCpu(ClassifiedPair &Pair) {
  std::string Out;
  for (const ParmVarDecl *P : Pair.CpuBody->parameters()) {
    std::optional<TextRange> R = Pair.Context.Source.range(P->getSourceRange());
    if (!R || !P->getIdentifier())
      continue;
    std::string Own = P->getNameAsString(), Text = Pair.Context.Edits.original(*R).str(), Before;
    if (P->getFunctionScopeIndex() < Pair.AmpBody->getNumParams()) {
      const ParmVarDecl *Given = Pair.AmpBody->getParamDecl(P->getFunctionScopeIndex());
      bool Same = Pair.Context.Unit.context().hasSameType(P->getType(), Given->getType());
      std::string Name = Given->getIdentifier() ? Given->getNameAsString() : "argument1";
      if (Same && Name == Own)
        continue;
      if (Name == Own) { // the new variable hides the parameter
        Before = " auto &amp2hip_" + Name + " = " + Name + ";";
        Name = "amp2hip_" + Name;
      }
      std::string Class = cast<CXXConstructorDecl>(Pair.Cpu)->getParent()->getNameAsString();
      Text += " = " + (!Same ? "const_cast<" + Class + " &>(" + Name + ")"
                       : P->getType()->isRValueReferenceType()
                           ? "static_cast<" + Class + " &&>(" + Name + ")"
                           : Name);
    }
    Out += Before + " [[maybe_unused]] " + Text + ";";
  }
  return Out;
}

void planMergedDeclarations(ClassifiedPair &Pair) {
  Declarations All = declarationsOfBoth(Pair);
  if (!planExceptions(Pair, All.Remaining))
    return;
  if (std::optional<std::vector<std::string>> Defaults = defaultArguments(Pair))
    planDefaults(Pair, *Defaults, All.Remaining);
  if (isa<CXXConstructorDecl>(Pair.Amp) && Pair.Form == OverloadForm::Merged) {
    planInitializers(Pair);
    if (Pair.declaresParameters())
      planParameters(Pair);
  }
  unifyLinkage(Pair, All.Remaining);
  for (const FunctionDecl *D : All.Removed)
    if (std::optional<TextRange> R = wholeFunction(Pair.Context, D, true))
      Pair.Context.Edits.removeWithSpace(*R);
  for (const FunctionDecl *D : All.Remaining)
    if (D->getCanonicalDecl() == Pair.Cpu)
      if (std::optional<TextPosition> At = Pair.Context.Source.begin(D->getInnerLocStart()))
        Pair.Context.Edits.insert(*At, "__host__ __device__ ", InsertOrder::Prefix);
}

/// Returns \p Text with all lines but the first indented by \p By. Returns \p Text unchanged if it
/// may contain raw strings or continued lines, where white space at the start of a line matters.
static std::string indented(StringRef Text, StringRef By) {
  if (Text.contains("R\"") || Text.contains("\\\n"))
    return Text.str();
  std::string Out;
  for (size_t At = 0; At < Text.size();) {
    StringRef Line = Text.drop_front(At).split('\n').first;
    if (At && !Line.trim().empty() && !Line.ltrim().starts_with("#"))
      Out += By;
    Out += Line;
    At += Line.size() + 1;
    if (At <= Text.size())
      Out += '\n';
  }
  return Out;
}

/// Returns the text of \p Body, the cpu overload's body, as a block of the dispatch function. The
/// block returns from the function. \p Layout is the layout of the line that contains the block.
static std::string cpuBlock(ClassifiedPair &Pair, TextRange Body, const CodeLayout &Layout) {
  std::string Unit = indentUnit(Pair.Context.Source.text(Body.File), Body.Begin);
  // Render without the closing brace, because insertions at the function's end belong to the text
  // after it.
  std::string Text =
      indented(Pair.Context.Edits.render({Body.File, Body.Begin, Body.End - 1}) + "}", Unit);
  if (Pair.declaresParameters())
    Text.insert(1, parametersOfCpu(Pair));
  if (Pair.Cpu->getReturnType()->isVoidType() || isa<CXXConstructorDecl>(Pair.Cpu)) {
    // Add `return`; otherwise, control would continue into the amp body.
    StringRef Head = StringRef(Text).drop_back().rtrim();
    bool OneLine = Head.find('\n') == StringRef::npos;
    Text = OneLine ? Head.str() + " return; }"
                   : Head.str() + Layout.Newline +
                         fillLines({Layout.Newline, Layout.Indent, Unit}, "    return;\n}");
  }
  return Text;
}

/// True if the body of \p F has no statements. It may contain comments.
static bool isEmpty(const FunctionDecl *F) {
  const auto *Body = dyn_cast<CompoundStmt>(F->getBody());
  return Body && Body->body_empty();
}

void planMerge(ClassifiedPair &Pair) {
  RewriteContext &C = Pair.Context;
  std::optional<TextRange> Cpu = wholeFunction(C, Pair.CpuBody),
                           Amp = wholeFunction(C, Pair.AmpBody);
  std::optional<TextRange> CpuBody = C.Source.range(Pair.CpuBody->getBody()->getSourceRange()),
                           AmpBody = C.Source.range(Pair.AmpBody->getBody()->getSourceRange());
  if (!Cpu || !Amp || !CpuBody || !AmpBody)
    return;
  // Write the dispatch function at the later definition. If the cpu constructor remains, write it
  // at the amp definition.
  bool CpuFirst = Cpu->Begin < Amp->Begin, KeepsCpu = Pair.keepsCpuConstructor();
  MovingTo Destination(C.Edits, {Amp->File, (CpuFirst || KeepsCpu ? Amp : Cpu)->Begin});
  // Directives have no indentation.
  const std::optional<TextPosition> First = C.Source.begin(Pair.AmpBody->getInnerLocStart());
  const CodeLayout Layout =
      CodeLayout::at(C.Source.text(Amp->File), First ? First->Offset : Amp->Begin);
  std::string Head = C.Edits.render(TextRange{Amp->File, Amp->Begin, AmpBody->Begin});
  std::string Body = C.Edits.render(TextRange{AmpBody->File, AmpBody->Begin, AmpBody->End - 1});
  StringRef Inner = StringRef(Body).drop_front();
  bool OneLine = Inner.find('\n') == StringRef::npos;
  bool BraceBelow = OneLine || StringRef(Head).rtrim(" \t").ends_with("\n");
  std::string Merged = StringRef(Head).rtrim().str() +
                       (BraceBelow ? Layout.Newline + Layout.Indent : " ") + "{" + Layout.Newline;
  const CodeLayout InBody = Layout.inner();
  std::string Dispatch = dispatchLines(InBody, cpuBlock(Pair, *CpuBody, InBody));
  if (OneLine)
    Merged += fillLines(Layout, R"(
$Dispatch
    $Statements
})",
                        {{"Dispatch", Dispatch}, {"Statements", Inner.trim()}});
  else if (hasCodeInFirstLine(Inner))
    Merged += Dispatch + InBody.Indent + Inner.ltrim().str() + "}";
  else
    Merged += StringRef(Dispatch).drop_back(Layout.Newline.size()).str() + Inner.str() + "}";
  if (isa<CXXConstructorDecl>(Pair.Amp) && isEmpty(Pair.AmpBody) && isEmpty(Pair.CpuBody))
    Merged = C.Edits.render(TextRange{Amp->File, Amp->Begin, Amp->End - 1}) + "}";
  if (!KeepsCpu)
    C.Edits.removeWithSpace(CpuFirst ? *Cpu : *Amp);
  C.Edits.replace(CpuFirst || KeepsCpu ? *Amp : *Cpu, Merged);
}

} // namespace amp2hip
