//===--- OverloadDispatch.cpp - Dispatch to a renamed cpu overload --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives the cpu overload of a pair a new name, and inserts a call of the cpu overload into the amp
// overload. The amp overload becomes the dispatch function, in the file that contains its body.
// Used if the two bodies cannot be merged into one function, for example because they are in
// different files:
//
//   int where(int x);                              // t.h
//   int where(int x) restrict(amp);
//   int where(int x) { return 1; }                 // a.cpp
//   int where(int x) restrict(amp) { return 2; }   // b.cpp
//
// becomes
//
//   int where_cpu(int x);                          // t.h
//   __host__ __device__ int where(int x);
//   int where_cpu(int x) { return 1; }             // a.cpp
//   __host__ __device__ int where(int x)           // b.cpp
//   {
//   #if !AMP2HIP_DEVICE_PASS
//       if (!amp2hip::on_accelerator()) return where_cpu(x);
//   #endif
//       return 2;
//   }
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/movedcode/NamespaceBraces.h"
#include "rewrite/pairs/Dispatch.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "text/Layout.h"
#include "text/Tokens.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// True if the function may be used between the first cpu and the first amp declaration. Then the
/// dispatch function must be declared earlier, because its declarations replace the amp
/// declarations.
bool isUsedBefore(ClassifiedPair &Pair, const FunctionDecl *CpuFirst,
                  const FunctionDecl *AmpFirst) {
  const SourceManager &SM = Pair.Context.Unit.SM;
  if (CpuFirst->getLexicalDeclContext()->isRecord() ||
      !SM.isBeforeInTranslationUnit(CpuFirst->getLocation(), AmpFirst->getLocation()))
    return false;
  if (!Pair.Cpu->getDeclName().isIdentifier())
    return true;
  std::vector<const FunctionDecl *> Own = declarationsOf(Pair.Context, Pair.Cpu);
  for (const Token &Tok : Pair.Context.Unit.Tokens) {
    SourceLocation Loc = Tok.getLocation();
    if (Tok.getIdentifierInfo() != Pair.Cpu->getIdentifier() ||
        !SM.isBeforeInTranslationUnit(CpuFirst->getLocation(), Loc) ||
        !SM.isBeforeInTranslationUnit(Loc, AmpFirst->getLocation()))
      continue;
    if (llvm::none_of(Own, [&](const FunctionDecl *D) { return D->getLocation() == Loc; }))
      return true;
  }
  return false;
}

/// Inserts a declaration of \p F, with \p Changes, before the declaration \p Before.
void insertDeclaration(ClassifiedPair &Pair, const FunctionDecl *Before, const FunctionDecl *F,
                       const FunctionHeadChanges &Changes) {
  std::optional<TextRange> R = wholeFunction(Pair.Context, Before);
  if (!R)
    return;
  // Open the namespaces of the function: a definition with a qualified name may be outside them.
  const NamespaceBraces Braces = namespacesOutside(Before);
  const bool IsOutside = !Braces.Open.empty();
  MovingTo Destination(Pair.Context.Edits, {R->File, R->Begin});
  if (std::optional<std::string> Text = functionHeadText(Pair.Context, F, Changes))
    Pair.Context.Edits.insert({R->File, R->Begin},
                              (!IsOutside                          ? ""
                               : StringRef(*Text).starts_with("#") ? Braces.Open + Pair.Newline
                                                                   : Braces.Open + " ") +
                                  *Text + ";" + (IsOutside ? " " + Braces.Close : "") +
                                  Pair.Newline +
                                  indentationAt(Pair.Context.Source.text(R->File), R->Begin),
                              InsertOrder::Declaration);
}

/// Returns the range of the specifier \p Word before the name of \p F, or nothing.
static std::optional<TextRange> specifier(ClassifiedPair &Pair, const FunctionDecl *F,
                                          StringRef Word) {
  std::optional<TextRange> Whole = wholeFunction(Pair.Context, F);
  std::optional<TextRange> Name = Pair.Context.Source.range(F->getNameInfo().getSourceRange());
  if (!Whole || !Name)
    return std::nullopt;
  // Before it, there may be blocks that the preprocessor skips.
  if (std::optional<TextPosition> First = Pair.Context.Source.begin(F->getOuterLocStart());
      First && First->File == Whole->File && First->Offset < Name->Begin)
    Whole->Begin = std::max(Whole->Begin, First->Offset);
  StringRef Head = Pair.Context.Source.text(Whole->File).slice(Whole->Begin, Name->Begin);
  size_t At = findToken(Head, Word);
  if (At == StringRef::npos)
    return std::nullopt;
  return TextRange{Whole->File, unsigned(Whole->Begin + At),
                   unsigned(Whole->Begin + At + Word.size())};
}

/// Removes `constexpr` from the head of \p F, because a dispatch function is not constexpr. Keeps
/// the function inline, as `constexpr` implies.
static void dropConstexpr(ClassifiedPair &Pair, const FunctionDecl *F) {
  std::optional<TextRange> R = specifier(Pair, F, "constexpr");
  if (!R)
    return;
  if (F->isInlineSpecified() || F->getLexicalDeclContext()->isRecord())
    Pair.Context.Edits.replaceSpecifier({R->File, R->Begin, R->End + 1}, "");
  else
    Pair.Context.Edits.replaceSpecifier(*R, "inline");
}

/// Returns the arguments with which \p Amp calls the cpu overload. If the cpu overload is
/// `operator=(S &)` and \p Amp is `operator=(const S &)`, a cast removes `const`. The cast is safe,
/// because cpu code never assigns a const object in this case.
std::string argumentsForCpu(const ClassifiedPair &Pair, const FunctionDecl *Amp) {
  const auto *Method = dyn_cast<CXXMethodDecl>(Pair.Cpu);
  QualType Taken = Method && Method->isCopyAssignmentOperator() ? Method->getParamDecl(0)->getType()
                                                                : QualType();
  std::string Arguments = forwardedArguments(Amp);
  if (Taken.isNull() || !Taken->isLValueReferenceType() ||
      Taken->getPointeeType().isConstQualified() ||
      !Amp->getParamDecl(0)->getType()->getPointeeType().isConstQualified())
    return Arguments;
  return "const_cast<" + Method->getParent()->getNameAsString() + " &>(" + Arguments + ")";
}

/// Returns `static_cast<S &&>(*this).` if the cpu overload has the ref-qualifier `&&`; else an
/// empty text. For the lvalue `*this`, overload resolution would find another overload or none.
std::string rvalueObject(const FunctionDecl *Cpu) {
  const auto *Method = dyn_cast<CXXMethodDecl>(Cpu);
  if (!Method || Method->getRefQualifier() != RQ_RValue)
    return "";
  return std::string("static_cast<") + (Method->isConst() ? "const " : "") +
         Method->getParent()->getNameAsString() + " &&>(*this).";
}

/// Inserts the call of the cpu overload, under its new name \p Name, into the body of \p Amp.
void planBody(ClassifiedPair &Pair, const FunctionDecl *Amp, const std::string &Name) {
  RewriteContext &C = Pair.Context;
  FunctionHeadChanges Named;
  Named.NameParameters = Named.KeepDefaults = true;
  editFunctionHead(C, Amp, Named);
  std::string Explicit = forwardedTemplateArguments(C, Amp), Object = rvalueObject(Pair.Cpu);
  std::string Arguments = argumentsForCpu(Pair, Amp);
  std::string Call = Object + (Object.empty() || Explicit.empty() ? "" : "template ") + Name +
                     Explicit + "(" + Arguments + ");";
  Call = Amp->getReturnType()->isVoidType() ? "{ " + Call + " return; }" : "return " + Call;
  insertIntoBody(C, Amp, [&](const CodeLayout &Layout) {
    return dispatchLines(Layout, Call,
                         mustInstantiateKernels(C, Pair.CpuBody)
                             ? kernelInstantiation(C, Pair.Cpu, Amp, Arguments, Layout)
                             : "");
  });
}

} // namespace

void unifyLinkage(ClassifiedPair &Pair, llvm::ArrayRef<const FunctionDecl *> Declarations) {
  RewriteContext &C = Pair.Context;
  auto IsInternal = [](const FunctionDecl *F) {
    return F->getCanonicalDecl()->getStorageClass() == SC_Static;
  };
  if (isa<CXXMethodDecl>(Pair.Cpu))
    return;
  const bool IsMixed = IsInternal(Pair.Cpu) != IsInternal(Pair.Amp);
  // Drop `inline` if other files may call the function, and its only definition is in this source
  // file.
  const bool IsDefinedOnce = !Pair.Cpu->isInlined() && !IsInternal(Pair.Cpu) &&
                             !Pair.Cpu->getDescribedFunctionTemplate() &&
                             fileOf(C, Pair.Amp) == C.Unit.SM.getMainFileID();
  for (const FunctionDecl *D : Declarations)
    for (auto [Word, IsDropped] :
         {std::pair("static", IsMixed), std::pair("inline", IsDefinedOnce)})
      if (std::optional<TextRange> R = IsDropped ? specifier(Pair, D, Word) : std::nullopt)
        C.Edits.replaceSpecifier({R->File, R->Begin, R->End + 1}, "");
}

bool hasCodeInFirstLine(StringRef Inner) {
  StringRef First = Inner.ltrim(" \t");
  return !First.starts_with("\n") && !First.starts_with("\r\n") && !First.starts_with("//");
}

void insertIntoBody(RewriteContext &C, const FunctionDecl *F,
                    llvm::function_ref<std::string(const CodeLayout &)> Write) {
  std::optional<TextRange> Body = C.Source.range(F->getBody()->getSourceRange());
  if (!Body)
    return;
  StringRef Around = C.Source.text(Body->File);
  const CodeLayout Layout = CodeLayout::at(Around, Body->Begin), InBody = Layout.inner();
  const std::string &Newline = Layout.Newline;
  // Begin on a new line, and leave the last line ending to the text after the insertion.
  std::string Lines = Newline + Write(InBody);
  Lines.resize(Lines.size() - Newline.size());
  TextRange Inner{Body->File, Body->Begin + 1, Body->End - 1};
  StringRef Text = C.Edits.original(Inner);
  if (Text.trim().empty() && Text.find('\n') == StringRef::npos) {
    C.Edits.replace(Inner, Lines + Newline + Layout.Indent);
    return;
  }
  unsigned First = Inner.End - Text.ltrim().size();
  if (Text.find('\n') != StringRef::npos) {
    if (hasCodeInFirstLine(Text))
      C.Edits.replace({Body->File, Inner.Begin, First}, Lines + Newline + InBody.Indent);
    else
      C.Edits.insert({Body->File, Inner.Begin}, Lines, InsertOrder::After);
    return;
  }
  // Split a body on one line into several lines.
  StringRef Before = Around.take_front(Body->Begin);
  C.Edits.replace({Body->File, unsigned(Before.rtrim(" \t").size()), Body->Begin},
                  Newline + Layout.Indent);
  unsigned Last = Inner.Begin + Text.rtrim().size();
  C.Edits.replace({Body->File, Inner.Begin, First}, Lines + Newline + InBody.Indent);
  C.Edits.replace({Body->File, Last, Inner.End}, Newline + Layout.Indent);
}

void planDispatch(ClassifiedPair &Pair) {
  RewriteContext &C = Pair.Context;
  std::vector<const FunctionDecl *> Amp = declarationsOf(C, Pair.Amp),
                                    Cpu = declarationsOf(C, Pair.Cpu);
  std::optional<std::vector<std::string>> Defaults = defaultArguments(Pair);
  if (!Defaults || !planExceptions(Pair, Amp))
    return;
  for (const FunctionDecl *D : Amp)
    dropConstexpr(Pair, D);
  unifyLinkage(Pair, Amp);
  std::string Name = cpuName(C, Pair.Cpu);
  // Keep the name of a cpu declaration in a block: it declares the dispatch function.
  const FunctionDecl *Declared = Cpu.front();
  llvm::erase_if(Cpu, [&](const FunctionDecl *D) {
    bool InBlock = const_cast<FunctionDecl *>(D)->isLocalExternDecl();
    if (std::optional<TextPosition> At =
            InBlock ? C.Source.begin(D->getInnerLocStart()) : std::nullopt)
      C.Edits.insert(*At, "__host__ __device__ ", InsertOrder::Prefix);
    return InBlock;
  });
  if (!Cpu.empty() && isUsedBefore(Pair, Cpu.front(), Amp.front())) {
    FunctionHeadChanges Changes;
    Changes.Defaults = &*Defaults;
    Changes.TemplateDefaults = true;
    insertDeclaration(Pair, Cpu.front(), Amp.front(), Changes);
    FunctionHeadChanges None;
    for (const FunctionDecl *D : Amp)
      editFunctionHead(C, D, None);
  } else {
    planDefaults(Pair, *Defaults, Amp);
  }
  // The body of the dispatch function, or of an explicit specialization, requires a declaration of
  // the cpu overload before it.
  const bool Found = !Pair.AmpBody ||
                     (!Cpu.empty() && !C.Unit.SM.isBeforeInTranslationUnit(
                                          Pair.AmpBody->getLocation(), Cpu.front()->getLocation()));
  const bool IsDeclaredBefore = !Found && !Amp.front()->getLexicalDeclContext()->isRecord() &&
                                (!isa<CXXMethodDecl>(Pair.Amp) || specializedFrom(Pair.Amp));
  // Only the first declaration of a template may have default arguments.
  const bool MovesDefaults = IsDeclaredBefore && Pair.Cpu->getDescribedFunctionTemplate();
  FunctionHeadChanges Renamed;
  Renamed.Name = Name;
  Renamed.KeepDefaults = !MovesDefaults;
  for (const FunctionDecl *D : Cpu)
    editFunctionHead(C, D, Renamed);
  if (Pair.AmpBody)
    planBody(Pair, Pair.AmpBody, calledCpuName(C, Pair.Cpu));
  if (IsDeclaredBefore) {
    FunctionHeadChanges Changes;
    Changes.Name = Name;
    Changes.KeepDefaults = MovesDefaults;
    insertDeclaration(Pair, Pair.AmpBody, Cpu.empty() ? Declared : Cpu.front(), Changes);
  }
}

void planSpecializedDispatch(ClassifiedPair &Pair, const FunctionDecl *Amp) {
  planBody(Pair, Amp, calledCpuName(Pair.Context, Pair.Cpu));
}

} // namespace amp2hip
