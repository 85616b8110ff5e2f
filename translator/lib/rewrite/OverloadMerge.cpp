//===--- OverloadMerge.cpp - Two bodies into one ----------------------------===//
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
#include "rewrite/Overloads.h"
#include "rewrite/Types.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// True if nothing but white space and comments stands between \p A and \p B.
static bool areNeighbours(Twins &T, const FunctionDecl *A, const FunctionDecl *B) {
  std::optional<TextRange> RA = wholeFunction(T.C, A, true), RB = wholeFunction(T.C, B);
  if (!RA || !RB || RA->File != RB->File || RA->End > RB->Begin)
    return false;
  SmallVector<StringRef, 8> Lines;
  T.C.Source.text(RA->File).slice(RA->End, RB->Begin).split(Lines, '\n');
  return llvm::all_of(Lines, [](StringRef Line) {
    return Line.trim().empty() || Line.trim().starts_with("//");
  });
}

Declarations declarationsOfBoth(Twins &T) {
  Declarations All;
  All.Kept = declarationsOf(T.C, T.Amp);
  for (const FunctionDecl *Cpu : declarationsOf(T.C, T.Cpu)) {
    if (Cpu == T.CpuBody)
      continue;
    // Of two declarations that are one now, the amp one stays.
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

void planMergedHeads(Twins &T) {
  Declarations All = declarationsOfBoth(T);
  if (!planExceptions(T, All.Kept))
    return;
  if (std::optional<std::vector<std::string>> Defaults = defaultArguments(T))
    planDefaults(T, *Defaults, All.Kept);
  if (isa<CXXConstructorDecl>(T.Amp) && T.Form == OverloadForm::Merged)
    planInitialisers(T);
  for (const FunctionDecl *D : All.Removed)
    if (std::optional<TextRange> R = wholeFunction(T.C, D, true))
      T.C.E.removeWithSpace(*R);
  for (const FunctionDecl *D : All.Kept)
    if (D->getCanonicalDecl() == T.Cpu)
      if (std::optional<TextPosition> At = T.C.Source.begin(D->getInnerLocStart()))
        T.C.E.insert(*At, "__host__ __device__ ", InsertOrder::Prefix);
}

/// \p Text with its lines, but for the first, moved to the right; left alone if
/// white space at the start of a line may mean something.
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
  std::string Text = indented(T.C.E.render(*Body), Unit);
  if (T.Cpu->getReturnType()->isVoidType() || isa<CXXConstructorDecl>(T.Cpu)) {
    // Or it would run on into the amp body.
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
  StringRef Around = C.Source.text(Amp->File);
  std::string Outer = indentationAt(Around, Amp->Begin), Indent = Outer + indentUnit(Around, Amp->Begin);
  std::string Head = C.E.render(TextRange{Amp->File, Amp->Begin, AmpBody->Begin});
  std::string Body = C.E.render(*AmpBody);
  StringRef Inner = StringRef(Body).drop_front().drop_back();
  bool OneLine = Inner.find('\n') == StringRef::npos;
  bool BraceBelow = OneLine || StringRef(Head).rtrim(" \t").ends_with("\n");
  std::string Merged = StringRef(Head).rtrim().str() + (BraceBelow ? T.Newline + Outer + "{" : " {");
  Merged += T.Newline + "#if !AMP2HIP_DEVICE_PASS" + T.Newline + cpuBlock(T, Indent) + "#endif";
  std::string Line = Inner.trim().empty() ? "" : T.Newline + Indent + Inner.trim().str();
  Merged += OneLine ? Line + T.Newline + Outer + "}" : Inner.str() + "}";
  if (isa<CXXConstructorDecl>(T.Amp) && Inner.trim().empty() && isEmpty(T.CpuBody))
    Merged = C.E.render(*Amp);
  bool CpuFirst = Cpu->Begin < Amp->Begin;
  C.E.removeWithSpace(CpuFirst ? *Cpu : *Amp);
  C.E.replace(CpuFirst ? *Amp : *Cpu, Merged);
}

} // namespace amp2hip
