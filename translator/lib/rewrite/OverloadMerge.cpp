//===--- OverloadMerge.cpp - Dispatch functions with both bodies ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   int where(int x) { return 1; }                 // cpu
//   int where(int x) restrict(amp) { return 2; }
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
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"
#include "parse/Unit.h"
#include "rewrite/Layout.h"
#include "rewrite/MovedMacros.h"
#include "rewrite/Overloads.h"
#include "rewrite/Types.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// True if \p B follows \p A with only white space and comments between them.
static bool areNeighbours(Twins &T, const FunctionDecl *A, const FunctionDecl *B) {
  std::optional<TextRange> RA = wholeFunction(T.C, A, true), RB = wholeFunction(T.C, B);
  if (!RA || !RB || RA->File != RB->File || RA->End > RB->Begin)
    return false;
  return withoutComments(T.C.Source.text(RA->File).slice(RA->End, RB->Begin)).empty();
}

Declarations declarationsOfBoth(Twins &T) {
  Declarations All;
  All.Kept = declarationsOf(T.C, T.Amp);
  for (const FunctionDecl *Cpu : declarationsOf(T.C, T.Cpu)) {
    if (Cpu == T.CpuBody)
      continue;
    // Of two declarations of the dispatch function, keep that of the amp overload.
    bool Removed = llvm::any_of(declarationsOf(T.C, T.Amp), [&](const FunctionDecl *Amp) {
      if (Amp == T.AmpBody || Amp->getLexicalDeclContext() != Cpu->getLexicalDeclContext() ||
          fileOf(T.C, Amp) != fileOf(T.C, Cpu))
        return false;
      return Cpu->getLexicalDeclContext()->isRecord() ||
             T.C.U.SM.isBeforeInTranslationUnit(Amp->getLocation(), Cpu->getLocation()) ||
             areNeighbours(T, Cpu, Amp);
    });
    (Removed ? All.Removed : All.Kept).push_back(Cpu);
  }
  llvm::sort(All.Kept, [&](const FunctionDecl *A, const FunctionDecl *B) {
    return T.C.U.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  });
  return All;
}

/// Names the parameter of the amp constructor if the cpu body uses it. If the cpu constructor is
/// kept, removes the default argument that would make calls of the two constructors ambiguous.
static void planParameters(Twins &T) {
  RewriteContext &C = T.C;
  if (T.Amp->getNumParams() == 1 && T.CpuBody->getParamDecl(0)->getIdentifier()) {
    HeadChanges Named;
    Named.NameParameters = Named.KeepDefaults = true;
    editHead(C, T.AmpBody, Named);
  }
  if (!T.keepsCpu())
    return;
  const ParmVarDecl *First = T.CpuBody->getParamDecl(T.Amp->getNumParams());
  if (std::optional<TextRange> R = C.Source.range(First->getSourceRange())) {
    StringRef Text = C.E.original(*R);
    if (size_t Equal = findToken(Text, "="); Equal != StringRef::npos)
      C.E.remove({R->File, unsigned(R->Begin + Text.take_front(Equal).rtrim().size()), R->End});
  }
}

/// Declarations of the cpu constructor's parameters as local variables, for the beginning of its
/// body. Omits parameters that the dispatching constructor has with the same type and name.
static std::string parametersOfCpu(Twins &T) {
  std::string Out;
  for (const ParmVarDecl *P : T.CpuBody->parameters()) {
    std::optional<TextRange> R = T.C.Source.range(P->getSourceRange());
    if (!R || !P->getIdentifier())
      continue;
    std::string Own = P->getNameAsString(), Text = T.C.E.original(*R).str(), Before;
    if (P->getFunctionScopeIndex() < T.AmpBody->getNumParams()) {
      const ParmVarDecl *Given = T.AmpBody->getParamDecl(P->getFunctionScopeIndex());
      bool Same = T.C.U.context().hasSameType(P->getType(), Given->getType());
      std::string Name = Given->getIdentifier() ? Given->getNameAsString() : "argument1";
      if (Same && Name == Own)
        continue;
      if (Name == Own) { // the new variable hides the parameter
        Before = " auto &amp2hip_" + Name + " = " + Name + ";";
        Name = "amp2hip_" + Name;
      }
      std::string Class = cast<CXXConstructorDecl>(T.Cpu)->getParent()->getNameAsString();
      Text += " = " + (!Same                                   ? "const_cast<" + Class + " &>(" + Name + ")"
                       : P->getType()->isRValueReferenceType() ? "static_cast<" + Class + " &&>(" + Name + ")"
                                                               : Name);
    }
    Out += Before + " [[maybe_unused]] " + Text + ";";
  }
  return Out;
}

void planMergedHeads(Twins &T) {
  Declarations All = declarationsOfBoth(T);
  if (!planExceptions(T, All.Kept))
    return;
  if (std::optional<std::vector<std::string>> Defaults = defaultArguments(T))
    planDefaults(T, *Defaults, All.Kept);
  if (isa<CXXConstructorDecl>(T.Amp) && T.Form == OverloadForm::Merged) {
    planInitialisers(T);
    if (T.declaresParameters())
      planParameters(T);
  }
  unifyLinkage(T, All.Kept);
  for (const FunctionDecl *D : All.Removed)
    if (std::optional<TextRange> R = wholeFunction(T.C, D, true))
      T.C.E.removeWithSpace(*R);
  for (const FunctionDecl *D : All.Kept)
    if (D->getCanonicalDecl() == T.Cpu)
      if (std::optional<TextPosition> At = T.C.Source.begin(D->getInnerLocStart()))
        T.C.E.insert(*At, "__host__ __device__ ", InsertOrder::Prefix);
}

/// \p Text with all lines but the first indented by \p By. Returns \p Text unchanged if it may
/// contain raw strings or continued lines, where white space at the start of a line matters.
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

/// `if (!amp2hip::on_accelerator()) { cpu body }`
static std::string cpuBlock(Twins &T, const std::string &Indent) {
  std::optional<TextRange> Body = T.C.Source.range(T.CpuBody->getBody()->getSourceRange());
  if (!Body)
    return "";
  std::string Unit = indentUnit(T.C.Source.text(Body->File), Body->Begin);
  // Render without the closing brace: text that follows the function is inserted at its end.
  std::string Text = indented(T.C.E.render({Body->File, Body->Begin, Body->End - 1}) + "}", Unit);
  if (T.declaresParameters())
    Text.insert(1, parametersOfCpu(T));
  if (T.Cpu->getReturnType()->isVoidType() || isa<CXXConstructorDecl>(T.Cpu)) {
    // Without `return`, control would continue into the amp body.
    StringRef Head = StringRef(Text).drop_back().rtrim();
    bool OneLine = Head.find('\n') == StringRef::npos;
    Text = OneLine ? Head.str() + " return; }"
                   : Head.str() + T.Newline + Indent + Unit + "return;" + T.Newline + Indent + "}";
  }
  return Indent + "if (!amp2hip::on_accelerator()) " + Text + T.Newline;
}

static bool isEmpty(const FunctionDecl *F) {
  const auto *Body = dyn_cast<CompoundStmt>(F->getBody());
  return Body && Body->body_empty();
}

void planMerge(Twins &T) {
  RewriteContext &C = T.C;
  std::optional<TextRange> Cpu = wholeFunction(C, T.CpuBody), Amp = wholeFunction(C, T.AmpBody);
  std::optional<TextRange> AmpBody = C.Source.range(T.AmpBody->getBody()->getSourceRange());
  if (!Cpu || !Amp || !AmpBody)
    return;
  // The dispatch function replaces the later definition, or the amp one if the cpu one is kept.
  bool CpuFirst = Cpu->Begin < Amp->Begin, KeepsCpu = T.keepsCpu();
  MovingTo Destination(C.E, {Amp->File, (CpuFirst || KeepsCpu ? Amp : Cpu)->Begin});
  StringRef Around = C.Source.text(Amp->File);
  std::string Outer = indentationAt(Around, Amp->Begin), Indent = Outer + indentUnit(Around, Amp->Begin);
  std::string Head = C.E.render(TextRange{Amp->File, Amp->Begin, AmpBody->Begin});
  std::string Body = C.E.render(TextRange{AmpBody->File, AmpBody->Begin, AmpBody->End - 1});
  StringRef Inner = StringRef(Body).drop_front();
  bool OneLine = Inner.find('\n') == StringRef::npos;
  bool BraceBelow = OneLine || StringRef(Head).rtrim(" \t").ends_with("\n");
  std::string Merged = StringRef(Head).rtrim().str() + (BraceBelow ? T.Newline + Outer + "{" : " {");
  Merged += T.Newline + "#if !AMP2HIP_DEVICE_PASS" + T.Newline + cpuBlock(T, Indent) + "#endif";
  std::string Line = Inner.trim().empty() ? "" : T.Newline + Indent + Inner.trim().str();
  if (OneLine)
    Merged += Line + T.Newline + Outer + "}";
  else if (hasCodeInFirstLine(Inner))
    Merged += T.Newline + Indent + Inner.ltrim().str() + "}";
  else
    Merged += Inner.str() + "}";
  if (isa<CXXConstructorDecl>(T.Amp) && Inner.trim().empty() && isEmpty(T.CpuBody))
    Merged = C.E.render(TextRange{Amp->File, Amp->Begin, Amp->End - 1}) + "}";
  if (!KeepsCpu)
    C.E.removeWithSpace(CpuFirst ? *Cpu : *Amp);
  C.E.replace(CpuFirst || KeepsCpu ? *Amp : *Cpu, Merged);
}

} // namespace amp2hip
