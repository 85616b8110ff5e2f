//===--- OverloadPairs.cpp - Overloads by restriction become one function -===//
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
// The specification's as-if run-time dispatch (§2.3.2.1). The vendors' compilers
// have no overloads by restriction, and the CPU accelerator runs the amp body in
// host code. Where the cpu body stands in another file, it keeps its place under
// a derived name, and the amp function calls it.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "parse/Unit.h"
#include "rewrite/LocalDeclarations.h"
#include "rewrite/Rewrite.h"
#include "rewrite/Types.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

class Merger {
public:
  Merger(RewriteContext &C, const OverloadPair &Pair) : C(C), Pair(Pair) {
    if (std::optional<TextRange> R = whole(Pair.Amp, false))
      Newline = lineEnding(C.Source.text(R->File)).str();
  }
  /// New names, in place: before code is moved.
  void planNames();
  /// Two bodies into one.
  void planBodies();

private:
  enum class Form { Merged, Dispatched, Declared, Renamed, Apart, Impossible };
  bool canShareBody(const FunctionDecl *Cpu, const FunctionDecl *Amp) const;
  Form form() const;
  const FunctionDecl *definitionOf(const FunctionDecl *F) const;
  FileID fileOf(const FunctionDecl *F) const {
    return C.U.SM.getFileID(C.U.SM.getExpansionLoc(F->getLocation()));
  }
  std::optional<TextRange> whole(const FunctionDecl *F, bool WithSemicolon) const;
  void merge(const FunctionDecl *Cpu, const FunctionDecl *Amp);
  void dispatch(const FunctionDecl *Amp);
  void declare(const FunctionDecl *CpuDefinition, const FunctionDecl *AmpDefinition);
  std::string cpuBlock(const FunctionDecl *Cpu, const std::string &Indent);
  bool interfacesDiffer();
  void renameAmp();
  bool initialisersDiffer(const FunctionDecl *Cpu, const FunctionDecl *Amp);
  void delegate(const FunctionDecl *Cpu, const FunctionDecl *Amp);
  std::string Newline = "\n";

  RewriteContext &C;
  const OverloadPair &Pair;
};

const FunctionDecl *Merger::definitionOf(const FunctionDecl *F) const {
  const FunctionDecl *Definition = nullptr;
  if (!F->isDefined(Definition) && !F->hasBody(Definition))
    return nullptr;
  return Definition && C.U.isUserLocation(Definition->getLocation()) ? Definition : nullptr;
}

std::optional<TextRange> Merger::whole(const FunctionDecl *F, bool WithSemicolon) const {
  SourceLocation Begin = F->getOuterLocStart();
  const FunctionTemplateDecl *T = F->getDescribedFunctionTemplate();
  if (T && F->getNumTemplateParameterLists() == 0)
    Begin = T->getBeginLoc();
  std::optional<TextRange> R = C.Source.range({Begin, F->getEndLoc()});
  if (R && WithSemicolon) {
    StringRef Text = C.Source.text(R->File);
    size_t Semicolon = Text.find(';', R->End);
    if (Semicolon == StringRef::npos)
      return std::nullopt;
    R->End = Semicolon + 1;
  }
  return R;
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

std::string Merger::cpuBlock(const FunctionDecl *Cpu, const std::string &Indent) {
  std::optional<TextRange> Body = C.Source.range(Cpu->getBody()->getSourceRange());
  if (!Body)
    return "";
  std::string Text = C.E.render(*Body);
  Text = indented(Text, "    ");
  bool ReturnsNothing = Cpu->getReturnType()->isVoidType() || isa<CXXConstructorDecl>(Cpu);
  if (ReturnsNothing) {
    // Or it would run on into the amp body.
    StringRef Head = StringRef(Text).drop_back().rtrim();
    bool OneLine = Head.find('\n') == StringRef::npos;
    Text = OneLine ? Head.str() + " return; }"
                   : Head.str() + Newline + Indent + "    return;" + Newline + Indent + "}";
  }
  return Indent + "if (!amp2hip::on_accelerator()) " + Text + Newline;
}

bool Merger::initialisersDiffer(const FunctionDecl *Cpu, const FunctionDecl *Amp) {
  auto Text = [&](const FunctionDecl *F) -> std::string {
    const auto *Constructor = dyn_cast<CXXConstructorDecl>(F);
    FunctionTypeLoc Type = F->getFunctionTypeLoc();
    if (!Constructor || !Type)
      return "";
    std::optional<TextPosition> From = C.Source.end(Type.getRParenLoc());
    std::optional<TextPosition> To = C.Source.begin(F->getBody()->getBeginLoc());
    if (!From || !To)
      return "";
    std::string Initialisers = C.E.render(TextRange{From->File, From->Offset, To->Offset});
    size_t Colon = Initialisers.find(':');
    return Colon == std::string::npos ? "" : StringRef(Initialisers).drop_front(Colon).trim().str();
  };
  return Text(Cpu) != Text(Amp);
}

/// Two constructors with different initialisers: each keeps its own under a tag,
/// and the one that is called picks one of them.
void Merger::delegate(const FunctionDecl *Cpu, const FunctionDecl *Amp) {
  const auto *Class = cast<CXXConstructorDecl>(Amp)->getParent();
  std::string Parameters, Arguments;
  for (const ParmVarDecl *P : Amp->parameters())
    Arguments += P->getNameAsString() + ", ";
  FunctionTypeLoc AmpType = Amp->getFunctionTypeLoc(), CpuType = Cpu->getFunctionTypeLoc();
  std::optional<TextRange> AmpWhole = whole(Amp, false);
  std::optional<TextPosition> AmpParen = C.Source.begin(AmpType.getRParenLoc());
  std::optional<TextPosition> CpuParen = C.Source.begin(CpuType.getRParenLoc());
  std::optional<TextPosition> CpuBegin = C.Source.begin(Cpu->getInnerLocStart());
  if (!AmpWhole || !AmpParen || !CpuParen || !CpuBegin)
    return;
  for (const ParmVarDecl *P : Amp->parameters())
    if (P->getNameAsString().empty()) {
      C.U.error(P->getLocation(), "name this parameter: the constructors of the two restrictions "
                                  "become one that passes it on");
      return;
    }
  if (Amp->getLexicalDeclContext()->isFileContext() || Cpu->getLexicalDeclContext()->isFileContext()) {
    C.U.error(Amp->getLocation(), "define the cpu and the amp constructor inside the class: they "
                                  "differ in their initialisers and become one that chooses");
    return;
  }
  std::string Comma = Amp->getNumParams() ? ", " : "";
  std::string Head = C.E.render(TextRange{AmpWhole->File, AmpWhole->Begin, AmpParen->Offset});
  StringRef Text = C.Source.text(AmpWhole->File);
  std::string Indent = indentationAt(Text, AmpWhole->Begin);
  std::string Name = Class->getNameAsString();
  std::string Chooser = Head + ")" + Newline + Indent + "    : " + Name +
                        "(amp2hip::on_accelerator() ? " + Name + "(" + Arguments +
                        "amp2hip::amp_tag()) : " + Name + "(" + Arguments +
                        "amp2hip::cpu_tag())) {}" + Newline + Indent;
  C.E.insert({AmpWhole->File, AmpWhole->Begin}, Chooser, InsertOrder::Declaration);
  C.E.insert(*AmpParen, Comma + "amp2hip::amp_tag", InsertOrder::After);
  C.E.insert(*CpuParen, Comma + "amp2hip::cpu_tag", InsertOrder::After);
  C.E.insert(*CpuBegin, "__host__ __device__ ", InsertOrder::Prefix);
  // The device never builds what the cpu constructor builds.
  if (std::optional<TextRange> Body = C.Source.range(Cpu->getBody()->getSourceRange()))
    if (StringRef(C.E.original(*Body)).drop_front().drop_back().trim() != "") {
      C.E.insert({Body->File, Body->Begin + 1}, Newline + "#if !AMP2HIP_DEVICE_PASS" + Newline,
                 InsertOrder::After);
      C.E.insert({Body->File, Body->End - 1}, Newline + "#endif" + Newline + Indent,
                 InsertOrder::After);
    }
}

void Merger::merge(const FunctionDecl *Cpu, const FunctionDecl *Amp) {
  bool CpuFirst = C.U.SM.isBeforeInTranslationUnit(Cpu->getLocation(), Amp->getLocation());
  const FunctionDecl *Earlier = CpuFirst ? Cpu : Amp;
  const FunctionDecl *Later = CpuFirst ? Amp : Cpu;
  std::optional<TextRange> E = whole(Earlier, false), L = whole(Later, false);
  std::optional<TextRange> AmpWhole = whole(Amp, false);
  std::optional<TextRange> AmpBody = C.Source.range(Amp->getBody()->getSourceRange());
  if (!E || !L || !AmpWhole || !AmpBody)
    return;
  if (isa<CXXConstructorDecl>(Amp) && initialisersDiffer(Cpu, Amp)) {
    delegate(Cpu, Amp);
    return;
  }
  StringRef Text = C.Source.text(AmpWhole->File);
  std::string Outer = indentationAt(Text, AmpWhole->Begin), Indent = Outer + "    ";
  std::string Head = C.E.render(TextRange{AmpWhole->File, AmpWhole->Begin, AmpBody->Begin});
  std::string Body = C.E.render(*AmpBody);
  StringRef Inner = StringRef(Body).drop_front().drop_back();
  bool OneLine = Inner.find('\n') == StringRef::npos;
  std::string Merged = StringRef(Head).rtrim().str() + (OneLine ? Newline + Outer + "{" : (StringRef(Head).rtrim(" \t").ends_with("\n") ? Newline + Outer + "{" : " {"));
  Merged += Newline + "#if !AMP2HIP_DEVICE_PASS" + Newline + cpuBlock(Cpu, Indent) +
            "#endif";
  Merged += OneLine ? Newline + Indent + Inner.trim().str() + Newline + Outer + "}"
                    : Inner.str() + "}";

  // The earlier place keeps a declaration if something may use it before the
  // later one.
  bool InClass = Earlier->getLexicalDeclContext()->isRecord();
  bool UsedBetween = false;
  if (!InClass && Earlier->isFirstDecl() && Earlier->getDeclName().isIdentifier())
    UsedBetween = C.Source.text(E->File).slice(E->End, L->Begin).contains(Earlier->getName());
  else if (!InClass && Earlier->isFirstDecl())
    UsedBetween = true;
  std::optional<TextRange> EarlierBody =
      C.Source.range(Earlier->getBody()->getSourceRange());
  if (UsedBetween && EarlierBody) {
    std::string Declaration = StringRef(Head).rtrim().str() + ";";
    C.E.replace(*E, Declaration);
  } else {
    C.E.removeWithSpace(*E);
  }
  C.E.replace(*L, Merged);
}

/// The cpu body stands elsewhere: it is called by a name of its own.
void Merger::dispatch(const FunctionDecl *Amp) {
  if (!Amp->getDeclName().isIdentifier()) {
    C.U.error(Amp->getLocation(), "define the cpu and the amp overload of '" +
                                      Amp->getNameAsString() +
                                      "' in the same file: they become one function");
    return;
  }
  std::string Name = Amp->getNameAsString() + "_cpu";
  for (const FunctionDecl *F : Pair.Cpu->redecls())
    if (C.U.isUserLocation(F->getLocation()))
      if (std::optional<TextRange> R = C.Source.range(F->getLocation()))
        C.E.replace(*R, Name);
  std::optional<TextRange> Body = C.Source.range(Amp->getBody()->getSourceRange());
  if (!Body)
    return;
  std::string Arguments;
  for (unsigned I = 0; I < Amp->getNumParams(); ++I) {
    const ParmVarDecl *P = Amp->getParamDecl(I);
    std::string Parameter = P->getNameAsString();
    if (Parameter.empty()) { // it is passed on now
      Parameter = "argument" + std::to_string(I + 1);
      std::optional<TextPosition> End = C.Source.end(P->getEndLoc());
      if (!End || P->hasDefaultArg() || P->getType()->isPointerType())
        C.U.error(P->getLocation(), "name this parameter: it is passed on to the cpu overload");
      else
        C.E.insert(*End, " " + Parameter, InsertOrder::After);
    }
    Arguments += (Arguments.empty() ? "" : ", ") + Parameter;
  }
  std::string Call = Name + templateText(C, Amp).Arguments + "(" + Arguments + ");";
  if (Amp->getReturnType()->isVoidType())
    Call = "{ " + Call + " return; }";
  else
    Call = "return " + Call;
  StringRef Text = C.Source.text(Body->File);
  std::string Indent = indentationAt(Text, Body->Begin) + "    ";
  bool OneLine = C.E.original(*Body).find('\n') == StringRef::npos;
  C.E.insert({Body->File, Body->Begin + 1},
             Newline + "#if !AMP2HIP_DEVICE_PASS" + Newline + Indent +
                 "if (!amp2hip::on_accelerator()) " + Call + Newline + "#endif" +
                 (OneLine ? Newline + Indent : ""),
             InsertOrder::After);
  // The amp function, at its first place, must find the one it calls.
  if (Amp->getLexicalDeclContext()->isRecord() ||
      C.U.SM.isBeforeInTranslationUnit(Pair.Cpu->getLocation(), Amp->getLocation()))
    return;
  std::optional<TextRange> Cpu = whole(Pair.Cpu, false);
  std::optional<TextRange> Before = whole(Amp, false);
  if (!Cpu || !Before)
    return;
  if (Pair.Cpu->doesThisDeclarationHaveABody())
    if (std::optional<TextPosition> Brace =
            C.Source.begin(Pair.Cpu->getBody()->getBeginLoc()))
      Cpu->End = Brace->Offset;
  C.E.insert({Before->File, Before->Begin},
             StringRef(C.E.render(*Cpu)).rtrim().str() + ";" + Newline +
                 indentationAt(Text, Before->Begin),
             InsertOrder::Declaration);
}

/// Of two declarations that are one now, the amp one stays.
void Merger::declare(const FunctionDecl *CpuDefinition, const FunctionDecl *AmpDefinition) {
  for (const FunctionDecl *Cpu : Pair.Cpu->redecls()) {
    if (Cpu == CpuDefinition || !C.U.isUserLocation(Cpu->getLocation()))
      continue;
    bool HasTwin = false;
    for (const FunctionDecl *Amp : Pair.Amp->redecls())
      HasTwin |= Amp->getLexicalDeclContext() == Cpu->getLexicalDeclContext() &&
                 fileOf(Amp) == fileOf(Cpu) && Amp != AmpDefinition;
    if (HasTwin) {
      if (std::optional<TextRange> R = whole(Cpu, true))
        C.E.removeWithSpace(*R);
    } else if (std::optional<TextPosition> At = C.Source.begin(Cpu->getInnerLocStart())) {
      C.E.insert(*At, "__host__ __device__ ", InsertOrder::Prefix);
    }
  }
}

/// With different return types no one caller may reach both (§2.2): the amp
/// function gets a name of its own, at its uses too.
void Merger::renameAmp() {
  if (!Pair.Amp->getDeclName().isIdentifier() || Pair.Amp->getDescribedFunctionTemplate()) {
    C.U.error(Pair.Amp->getLocation(), "the cpu and the amp overload of '" +
                                           Pair.Amp->getNameAsString() +
                                           "' must have the same return type");
    return;
  }
  std::string Name = C.Names.unique(Pair.Amp->getNameAsString() + "_amp", Pair.Amp->getLocation());
  for (const FunctionDecl *F : Pair.Amp->redecls())
    if (std::optional<TextRange> R = C.Source.range(F->getLocation()))
      C.E.replace(*R, Name);
  struct Uses : RecursiveASTVisitor<Uses> {
    Merger &M;
    const std::string &Name;
    Uses(Merger &M, const std::string &Name) : M(M), Name(Name) {}
    bool rename(const ValueDecl *D, SourceLocation Loc) {
      if (D->getCanonicalDecl() == M.Pair.Amp)
        if (std::optional<TextRange> R = M.C.Source.range(Loc))
          M.C.E.replace(*R, Name);
      return true;
    }
    bool VisitDeclRefExpr(DeclRefExpr *E) { return rename(E->getDecl(), E->getLocation()); }
    bool VisitMemberExpr(MemberExpr *E) { return rename(E->getMemberDecl(), E->getMemberLoc()); }
  } Visitor(*this, Name);
  for (Decl *D : C.U.context().getTranslationUnitDecl()->decls())
    if (C.U.isUserLocation(D->getLocation()))
      Visitor.TraverseDecl(D);
}

/// True if the cpu body means the same where the amp one stands, and the other
/// way round: the same names for parameters, and nothing declared in between.
bool Merger::canShareBody(const FunctionDecl *Cpu, const FunctionDecl *Amp) const {
  std::optional<TextRange> Body = C.Source.range(Cpu->getBody()->getSourceRange());
  for (unsigned I = 0; I < Cpu->getNumParams(); ++I) {
    DeclarationName Own = Cpu->getParamDecl(I)->getDeclName();
    DeclarationName Other = Amp->getParamDecl(I)->getDeclName();
    // A parameter that the cpu body does not name may get a name that it does
    // not use for anything else.
    bool Unused = !Own && Body && !C.E.original(*Body).contains(Other.getAsString());
    if (Own != Other && !Unused)
      return false;
  }
  auto Names = [](const FunctionDecl *F) {
    std::vector<DeclarationName> All;
    for (unsigned L = 0; L < F->getNumTemplateParameterLists(); ++L)
      for (const NamedDecl *P : *F->getTemplateParameterList(L))
        All.push_back(P->getDeclName());
    if (const FunctionTemplateDecl *T = F->getDescribedFunctionTemplate())
      for (const NamedDecl *P : *T->getTemplateParameters())
        All.push_back(P->getDeclName());
    return All;
  };
  if (Names(Cpu) != Names(Amp))
    return false;
  std::optional<TextRange> A = whole(Cpu, false), B = whole(Amp, false);
  if (!A || !B)
    return false;
  StringRef Between = C.Source.text(A->File).slice(std::min(A->End, B->End),
                                                   std::max(A->Begin, B->Begin));
  bool InClass = Amp->getLexicalDeclContext()->isRecord();
  SmallVector<StringRef, 8> Lines;
  Between.split(Lines, '\n');
  for (StringRef Line : Lines) {
    Line = Line.trim();
    if (Line.starts_with("#"))
      return false; // a macro may be another one
    if (!InClass && !Line.empty() && !Line.starts_with("//"))
      return false; // what stands here may be a better match for a call
  }
  return true;
}

Merger::Form Merger::form() const {
  const FunctionDecl *Cpu = definitionOf(Pair.Cpu), *Amp = definitionOf(Pair.Amp);
  if (!C.U.context().hasSameType(Pair.Cpu->getReturnType(), Pair.Amp->getReturnType()))
    return Form::Renamed;
  if (Cpu && Amp && fileOf(Cpu) == fileOf(Amp) &&
      Cpu->getLexicalDeclContext()->getRedeclContext() ==
          Amp->getLexicalDeclContext()->getRedeclContext()) {
    if (canShareBody(Cpu, Amp))
      return Form::Merged;
    if (Amp->getDeclName().isIdentifier())
      return Form::Dispatched;
    return Form::Apart;
  }
  if (Amp && fileOf(Pair.Cpu) == fileOf(Amp))
    return Form::Dispatched;
  return !Cpu && !Amp ? Form::Declared : Form::Impossible;
}

void Merger::planNames() {
  switch (form()) {
  case Form::Renamed:
    return renameAmp();
  case Form::Dispatched:
    if (!interfacesDiffer())
      dispatch(definitionOf(Pair.Amp));
    return;
  default:
    return;
  }
}

/// One function has one set of default arguments and one exception
/// specification.
bool Merger::interfacesDiffer() {
  const auto *CpuType = Pair.Cpu->getType()->getAs<FunctionProtoType>();
  const auto *AmpType = Pair.Amp->getType()->getAs<FunctionProtoType>();
  if (CpuType && AmpType &&
      CpuType->getExceptionSpecType() != AmpType->getExceptionSpecType()) {
    C.U.error(Pair.Amp->getLocation(), "give the cpu and the amp overload of '" +
                                           Pair.Amp->getNameAsString() +
                                           "' the same exception specification: they become one "
                                           "function");
    return true;
  }
  auto Default = [&](const FunctionDecl *F, unsigned I) -> std::string {
    for (const FunctionDecl *D : F->redecls()) {
      const ParmVarDecl *P = D->getParamDecl(I);
      if (P->hasDefaultArg() && !P->hasInheritedDefaultArg())
        if (std::optional<TextRange> R = C.Source.range(P->getDefaultArgRange()))
          return C.E.original(*R).str();
    }
    return "";
  };
  for (unsigned I = 0; I < Pair.Amp->getNumParams(); ++I)
    if (Default(Pair.Cpu, I) != Default(Pair.Amp, I)) {
      C.U.error(Pair.Amp->getParamDecl(I)->getLocation(),
                "give this parameter the same default argument in the cpu and the amp overload "
                "of '" + Pair.Amp->getNameAsString() + "': the two become one function");
      return true;
    }
  return false;
}

void Merger::planBodies() {
  const FunctionDecl *Cpu = definitionOf(Pair.Cpu), *Amp = definitionOf(Pair.Amp);
  switch (form()) {
  case Form::Merged:
    if (interfacesDiffer())
      return;
    declare(Cpu, Amp);
    merge(Cpu, Amp);
    return;
  case Form::Declared:
    declare(nullptr, nullptr);
    return;
  case Form::Apart:
    C.U.error(Amp->getLocation(),
              "define the cpu and the amp overload of '" + Amp->getNameAsString() +
                  "' one right behind the other, with the same names for their parameters: they "
                  "become one function");
    return;
  case Form::Impossible: {
    const FunctionDecl *Any = Amp ? Amp : Pair.Amp;
    C.U.error(Any->getLocation(), "define the cpu and the amp overload of '" +
                                      Any->getNameAsString() +
                                      "' in the same file: they become one function");
    return;
  }
  default:
    return;
  }
}

} // namespace

void planOverloadNames(RewriteContext &C) {
  for (const OverloadPair &Pair : C.M.Pairs)
    Merger(C, Pair).planNames();
}

void planOverloadPairs(RewriteContext &C) {
  for (const OverloadPair &Pair : C.M.Pairs)
    Merger(C, Pair).planBodies();
}

} // namespace amp2hip
