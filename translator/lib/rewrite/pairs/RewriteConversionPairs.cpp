//===--- RewriteConversionPairs.cpp - Conversions to one type in some instances ===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces conversion functions that form an overload pair only in some instances of a class
// template. For example,
//
//   template <typename T> struct source {
//     operator int() restrict(cpu) { ... }
//     operator T() restrict(amp) { ... }
//   };
//
// becomes
//
//   template <typename T> struct source {
//     auto to_int_cpu() -> int { ... }
//     __host__ __device__ auto to_T_amp() -> T { ... }
//     operator amp2hip::conversion_unless_same<int, T, 0>() { return to_int_cpu(); }
//     __host__ __device__ operator amp2hip::conversion_unless_same<T, int, 1>()
//     { return to_T_amp(); }
//     __host__ __device__ operator amp2hip::conversion_if_same<T, int>() { ... }
//   };
//
// In source<int>, both functions convert to int, and the restriction of the code at a use selects
// one. So each function becomes a named member function, and three conversion functions call the
// named functions. In each instance, either the first two or the third can be used.
//
//===----------------------------------------------------------------------===//
#include "rewrite/pairs/RewriteConversionPairs.h"
#include "model/overloads/ConversionPairs.h"
#include "parse/Unit.h"
#include "rewrite/pairs/Dispatch.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

/// Returns the type of the conversion function \p F as it is written: `T` for `operator T`.
static std::optional<std::string> writtenType(RewriteContext &C, const FunctionDecl *F) {
  std::optional<TextRange> Name = C.Source.range(F->getNameInfo().getSourceRange());
  if (!Name)
    return std::nullopt;
  return C.Edits.original(*Name).drop_front(sizeof("operator") - 1).trim().str();
}

/// Returns the qualifiers of \p F: ` const volatile &` or a part of it.
static std::string qualifiersOf(const CXXMethodDecl *F) {
  std::string Text;
  if (F->isConst())
    Text += " const";
  if (F->isVolatile())
    Text += " volatile";
  if (F->getRefQualifier() == RQ_LValue)
    Text += " &";
  return Text;
}

/// Inserts `__host__ __device__` again for the function that replaces \p Amp. The renaming replaces
/// `explicit` or `operator`, and with it the specifier that was inserted before this token.
static void keepSpecifier(RewriteContext &C, const FunctionDecl *Amp) {
  for (const FunctionDecl *D : declarationsOf(C, Amp)) {
    std::optional<TextRange> Name = C.Source.range(D->getNameInfo().getSourceRange());
    std::optional<TextPosition> Begin = C.Source.begin(D->getInnerLocStart());
    if (!Name || !Begin || D->getQualifierLoc())
      continue;
    StringRef Before = C.Source.text(Name->File).slice(Begin->Offset, Name->Begin).trim();
    if (Before.empty() || Before == "explicit")
      C.Edits.insert({Name->File, Name->Begin}, "__host__ __device__ ", InsertOrder::After);
  }
}

/// Returns the range of the declaration of \p F in its class, with its body or semicolon.
static std::optional<TextRange> declarationIn(RewriteContext &C, const FunctionDecl *F) {
  return wholeFunction(C, F, /*WithSemicolon=*/!F->isThisDeclarationADefinition());
}

static void planPair(RewriteContext &C, const OverloadPair &P) {
  std::optional<std::string> CpuType = writtenType(C, P.Cpu), AmpType = writtenType(C, P.Amp);
  std::optional<TextRange> Cpu = declarationIn(C, P.Cpu), Amp = declarationIn(C, P.Amp);
  if (!CpuType || !AmpType || !Cpu || !Amp || Cpu->File != Amp->File) {
    C.Unit.error(
        P.Amp->getLocation(),
        fmt::format("this conversion function differs from '{}' only in its restrictions in "
                    "some instances of the template; write both in one file, without macros",
                    P.Cpu->getNameAsString()));
    return;
  }
  StringRef Text = C.Source.text(Cpu->File);
  TextRange Later = Cpu->Begin < Amp->Begin ? *Amp : *Cpu;
  const CodeLayout Layout = CodeLayout::at(Text, Later.Begin);
  std::string OfCpu = cpuName(C, P.Cpu), OfAmp = suffixedName(C, P.Amp, "amp");
  keepSpecifier(C, P.Amp);
  renameDeclarations(C, P.Cpu, OfCpu);
  renameDeclarations(C, P.Amp, OfAmp);
  std::string Explicit = cast<CXXConversionDecl>(P.Cpu)->isExplicit() ? "explicit " : "";
  std::string Tail = "()" + qualifiersOf(cast<CXXMethodDecl>(P.Cpu));
  const std::string Dispatch = dispatchLines(Layout.inner(), "return " + OfCpu + "();");
  C.Edits.insert({Later.File, Later.End},
                 fillLines(Layout, R"(

${Explicit}operator amp2hip::conversion_unless_same<$Cpu, $Amp, 0>$Tail { return $OfCpu(); }
${Both}operator amp2hip::conversion_unless_same<$Amp, $Cpu, 1>$Tail { return $OfAmp(); }
${Both}operator amp2hip::conversion_if_same<$Amp, $Cpu>$Tail
{
$Dispatch
    return $OfAmp();
})",
                           {{"Explicit", Explicit},
                            {"Both", "__host__ __device__ " + Explicit},
                            {"Cpu", *CpuType},
                            {"Amp", *AmpType},
                            {"Tail", Tail},
                            {"OfCpu", OfCpu},
                            {"OfAmp", OfAmp},
                            {"Dispatch", Dispatch}}),
                 InsertOrder::After);
}

void planConversionPairs(RewriteContext &C) {
  for (const OverloadPair &P : conversionPairs(C.Model))
    planPair(C, P);
}

} // namespace amp2hip
