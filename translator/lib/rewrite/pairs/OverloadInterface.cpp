//===--- OverloadInterface.cpp - Exceptions and default arguments ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives the dispatch function an exception specification and default arguments that suit both
// overloads of a pair.
//
// The exception specification is that of the cpu overload, because amp code cannot throw. If the
// default arguments differ, a conditional expression selects one of them. For example,
//
//   int f(int x, int n = 3);  int f(int x, int n = 4) restrict(amp);
//
// becomes
//
//   int f(int x, int n = amp2hip::on_accelerator() ? 4 : 3);
//
// The caller evaluates default arguments, so each call gets the value for its own restriction.
//
//===----------------------------------------------------------------------===//
#include "model/CodeIndex.h"
#include "model/overloads/OverloadPairs.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/pairs/Dispatch.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "text/Format.h"
#include "text/Tokens.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace amp2hip {

std::string conditionalExpression(RewriteContext &C, QualType Type, const WrittenExpr &Cpu,
                                  const WrittenExpr &Amp, const NamedDecl *Initialized) {
  const ASTContext &Ctx = C.Unit.context();
  if (!Cpu.Value || !Amp.Value || !evaluatesAnywhere(Cpu.Value) || !evaluatesAnywhere(Amp.Value))
    return "";
  auto Operand = [](const std::string &Text) {
    bool Simple = llvm::all_of(withoutComments(Text),
                               [](char Ch) { return isalnum(Ch) || Ch == '_' || Ch == '.'; });
    return Simple ? Text : "(" + Text + ")";
  };
  std::string CpuText = Operand(Cpu.Text), AmpText = Operand(Amp.Text);
  if (!Ctx.hasSameUnqualifiedType(Cpu.Value->IgnoreImpCasts()->getType(),
                                  Amp.Value->IgnoreImpCasts()->getType())) {
    if (Type->isDependentType() || !Type->isArithmeticType())
      return "";
    C.Macros.Configuration.report(Initialized);
    PrintingPolicy Policy(Ctx.getPrintingPolicy());
    Policy.Bool = true;
    std::string Name = Type.getCanonicalType().getUnqualifiedType().getAsString(Policy);
    CpuText = "static_cast<" + Name + ">(" + Cpu.Text + ")";
    AmpText = "static_cast<" + Name + ">(" + Amp.Text + ")";
  }
  return dispatchExpression(AmpText, CpuText);
}

namespace {

/// Returns the default argument of the parameter \p I of \p F; empty if there is none. The value is
/// null if Clang has not parsed or instantiated the default argument. The text is rendered for
/// \p FirstDeclaration, to which it moves.
WrittenExpr defaultOf(RewriteContext &C, const FunctionDecl *F, unsigned I,
                      const FunctionDecl *FirstDeclaration) {
  for (const FunctionDecl *D : declarationsOf(C, F)) {
    const ParmVarDecl *P = D->getParamDecl(I);
    if (!P->hasDefaultArg() || P->hasInheritedDefaultArg())
      continue;
    WrittenExpr Result;
    if (!P->hasUnparsedDefaultArg() && !P->hasUninstantiatedDefaultArg())
      Result.Value = P->getDefaultArg();
    if (std::optional<TextRange> R = C.Source.range(P->getSourceRange())) {
      StringRef Text = C.Edits.original(*R);
      size_t Equal = findToken(Text, "=");
      std::optional<MovingTo> Destination;
      if (std::optional<TextRange> First = wholeFunction(C, FirstDeclaration))
        Destination.emplace(C.Edits, TextPosition{First->File, First->Begin});
      if (Equal != StringRef::npos)
        Result.Text = C.Edits.render({R->File, unsigned(R->Begin + Equal + 1), R->End});
    }
    Result.Text = StringRef(Result.Text).trim().str();
    return Result;
  }
  return {};
}

/// True if an overload outside the pair accepts \p Count arguments. Then a default argument that
/// only one overload of the pair has must not be added to the dispatch function: a call with
/// \p Count arguments could become ambiguous.
bool isAmbiguous(ClassifiedPair &Pair, unsigned Count) {
  for (const NamedDecl *D :
       Pair.Amp->getDeclContext()->getRedeclContext()->lookup(Pair.Amp->getDeclName())) {
    const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
    if (!F || F->getCanonicalDecl() == Pair.Cpu || F->getCanonicalDecl() == Pair.Amp)
      continue;
    if (F->getMinRequiredArguments() <= Count && (Count <= F->getNumParams() || F->isVariadic()))
      return true;
  }
  return false;
}

/// True if both overloads have the same default template arguments, or are not templates.
bool sameTemplateDefaults(ClassifiedPair &Pair) {
  const FunctionTemplateDecl *Cpu = ownTemplate(Pair.Cpu), *Amp = ownTemplate(Pair.Amp);
  if (!Cpu || !Amp)
    return true;
  auto Text = [&](const FunctionTemplateDecl *Template, unsigned I) -> std::string {
    for (const auto *D : Template->redecls())
      if (std::optional<TextRange> R = Pair.Context.Source.range(cast<FunctionTemplateDecl>(D)
                                                                     ->getTemplateParameters()
                                                                     ->getParam(I)
                                                                     ->getSourceRange())) {
        StringRef All = Pair.Context.Edits.original(*R);
        if (size_t Equal = findToken(All, "="); Equal != StringRef::npos)
          return withoutSpaceAndComments(All.drop_front(Equal));
      }
    return "";
  };
  for (unsigned I = 0; I < Cpu->getTemplateParameters()->size(); ++I)
    if (Text(Cpu, I) != Text(Amp, I))
      return false;
  return true;
}

} // namespace

/// Returns the names of the template parameters and parameters of \p F; an empty text for an
/// unnamed parameter.
static std::vector<std::string> parameterNames(const FunctionDecl *F) {
  std::vector<std::string> All;
  if (const FunctionTemplateDecl *Template = ownTemplate(F))
    for (const NamedDecl *P : *Template->getTemplateParameters())
      All.push_back(P->getNameAsString());
  for (const ParmVarDecl *P : F->parameters())
    All.push_back(P->getNameAsString());
  return All;
}

/// Returns \p Text with the parameters and template parameters of \p From replaced by those of
/// \p To. Returns nothing if a parameter that \p Text uses has no name in \p To.
static std::optional<std::string> withNamesOf(const FunctionDecl *From, const FunctionDecl *To,
                                              StringRef Text) {
  std::vector<std::string> Old = parameterNames(From), New = parameterNames(To);
  if (Old.size() != New.size())
    return std::nullopt;
  std::string Out;
  while (!Text.empty()) {
    StringRef Word = Text.take_while([](char Ch) { return isalnum(Ch) || Ch == '_'; });
    if (Word.empty()) {
      Out += Text.front();
      Text = Text.drop_front();
      continue;
    }
    StringRef Before = StringRef(Out).rtrim();
    bool IsMember = Before.ends_with(".") || Before.ends_with("->") || Before.ends_with("::");
    auto Known = IsMember ? Old.end() : llvm::find(Old, Word.str());
    size_t I = Known - Old.begin();
    if (Known != Old.end() && New[I].empty())
      return std::nullopt;
    Out += Known == Old.end() ? Word.str() : New[I];
    Text = Text.drop_front(Word.size());
  }
  return Out;
}

namespace {

/// A noexcept operator whose operand uses the amp overload or, in code of both restrictions, the
/// cpu overload.
struct NoexceptOperator {
  std::set<bool> Values; ///< in all instances
  SourceRange Range;
  bool InBoth = false; ///< in code of both restrictions, where the operator may have two values
};

/// True if \p Use is in the exception specification of an amp overload of a pair, which the
/// dispatch function does not keep.
bool isReplaced(const RewriteContext &C, const NoexceptUse &Use) {
  const FunctionDecl *F = Use.Around ? patternOf(Use.Around) : nullptr;
  SourceRange Head = F ? F->getExceptionSpecSourceRange() : SourceRange();
  return Head.isValid() &&
         C.Unit.SM.isPointWithin(Use.Operator->getBeginLoc(), Head.getBegin(), Head.getEnd()) &&
         llvm::any_of(C.Model.Pairs, [&](const OverloadPair &P) {
           return P.Amp == F && !haveDifferentOutputNames(C.Model, P.Cpu, P.Amp);
         });
}

/// Returns the noexcept operators that depend on \p Pair, by their location.
std::map<SourceLocation, NoexceptOperator> noexceptOperators(const ClassifiedPair &Pair) {
  std::map<SourceLocation, NoexceptOperator> Found;
  for (const NoexceptUse &Use : Pair.Context.Index.noexceptUses()) {
    const FunctionDecl *F = patternOf(Use.Function);
    bool OfAmp = F == Pair.Amp->getCanonicalDecl();
    bool InBoth = F == Pair.Cpu->getCanonicalDecl() && Use.Restrictions.both();
    if ((!OfAmp && !InBoth) || isReplaced(Pair.Context, Use))
      continue;
    NoexceptOperator &Here = Found[Use.Operator->getBeginLoc()];
    Here.Range = Use.Operator->getSourceRange();
    Here.InBoth |= InBoth;
    if (!Use.Operator->isValueDependent())
      Here.Values.insert(Use.Operator->getValue());
  }
  return Found;
}

/// True if the exception specification of \p F says that it does not throw.
bool isNothrow(const FunctionDecl *F) {
  const auto *Type = F->getType()->getAs<FunctionProtoType>();
  return Type && Type->isNothrow();
}

/// True if the exception specification of \p F depends on template arguments.
bool dependsOnInstance(const FunctionDecl *F) {
  const auto *Type = F->getType()->getAs<FunctionProtoType>();
  return Type && Type->canThrow() == CT_Dependent;
}

} // namespace

bool planExceptions(ClassifiedPair &Pair, ArrayRef<const FunctionDecl *> Declarations) {
  RewriteContext &C = Pair.Context;
  const bool Differs = isNothrow(Pair.Cpu) != isNothrow(Pair.Amp);
  if (Differs || dependsOnInstance(Pair.Amp)) {
    for (const auto &[Loc, Here] : noexceptOperators(Pair)) {
      std::optional<TextRange> R = C.Source.range(Here.Range);
      if (R && Here.Values.size() == 1 && !Here.InBoth) {
        C.Edits.replace(*R, *Here.Values.begin() ? "true" : "false");
        continue;
      }
      if (!R || (!Differs && Here.InBoth))
        continue; // without R: in a macro invocation, whose expansion is requested
      C.Unit.error(
          Loc, fmt::format(
                   "noexcept has different values for the cpu and amp overloads of '{}', which "
                   "become one function in the output; give both the same exception specification",
                   Pair.Amp->getNameAsString()));
      return false;
    }
  }
  auto Text = [&](const FunctionDecl *F) -> std::string {
    const auto *Type = F->getType()->getAs<FunctionProtoType>();
    if (!Type || Type->getExceptionSpecType() == EST_Dynamic) // `throw(T)` is not copied
      return "";
    for (const FunctionDecl *D : declarationsOf(C, F))
      if (SourceRange R = D->getExceptionSpecSourceRange(); R.isValid())
        if (std::optional<TextRange> Spec = C.Source.range(R))
          return C.Edits.original(*Spec).str();
    return "";
  };
  std::string Cpu = Text(Pair.Cpu);
  if (withoutSpaceAndComments(Cpu) == withoutSpaceAndComments(Text(Pair.Amp)))
    return true;
  for (const FunctionDecl *D : Declarations) {
    if (D->getCanonicalDecl() != Pair.Amp)
      continue;
    if (SourceRange R = D->getExceptionSpecSourceRange(); R.isValid())
      if (std::optional<TextRange> Spec = C.Source.range(R))
        C.Edits.removeWithSpace(*Spec);
    std::optional<std::string> Spec = withNamesOf(Pair.Cpu, D, Cpu);
    if (!Spec) {
      C.Unit.error(
          Pair.Amp->getLocation(),
          fmt::format("the exception specification of the cpu overload of '{}' uses parameters "
                      "that have other names in the amp overload; use the same names in both",
                      Pair.Amp->getNameAsString()));
      return false;
    }
    if (!Spec->empty())
      insertAfterQualifiers(C, D, " " + *Spec);
  }
  return true;
}

std::optional<std::vector<std::string>> defaultArguments(ClassifiedPair &Pair) {
  RewriteContext &C = Pair.Context;
  auto Differs = [&](unsigned I, const std::string &Why) {
    C.Unit.error(Pair.Amp->getParamDecl(I)->getLocation(),
                 fmt::format("the cpu and amp overloads of '{}' have different default arguments "
                             "here, {}; give both the same default argument",
                             Pair.Amp->getNameAsString(), Why));
    return std::nullopt;
  };
  if (!sameTemplateDefaults(Pair)) {
    C.Unit.error(Pair.Amp->getLocation(),
                 fmt::format("the cpu and amp overloads of '{}' have different default template "
                             "arguments, but become one function in the output; give both the same",
                             Pair.Amp->getNameAsString()));
    return std::nullopt;
  }
  const FunctionDecl *First = declarationsOf(C, Pair.Amp).front();
  if (const FunctionDecl *Cpu = declarationsOf(C, Pair.Cpu).front();
      C.Unit.SM.isBeforeInTranslationUnit(Cpu->getLocation(), First->getLocation()))
    First = Cpu;
  std::vector<std::string> All;
  for (unsigned I = 0; I < Pair.Amp->getNumParams(); ++I) {
    WrittenExpr Cpu = defaultOf(C, Pair.Cpu, I, First), Amp = defaultOf(C, Pair.Amp, I, First);
    if (Cpu.Text.empty() != Amp.Text.empty() && isAmbiguous(Pair, I))
      return Differs(I, "and a call with fewer arguments could select another overload");
    if (Cpu.Text.empty() || Amp.Text.empty() ||
        withoutSpaceAndComments(Cpu.Text) == withoutSpaceAndComments(Amp.Text)) {
      All.push_back(Amp.Text.empty() ? Cpu.Text : Amp.Text);
      continue;
    }
    const ParmVarDecl *Parameter = Pair.Amp->getParamDecl(I);
    All.push_back(conditionalExpression(Pair.Context, Parameter->getType(), Cpu, Amp, Parameter));
    if (All.back().empty())
      return Differs(I, "which are not constants of one type");
  }
  return All;
}

void planDefaults(ClassifiedPair &Pair, const std::vector<std::string> &Defaults,
                  ArrayRef<const FunctionDecl *> Declarations) {
  for (const FunctionDecl *D : Declarations) {
    FunctionHeadChanges Changes;
    bool First = D == Declarations.front();
    Changes.Defaults = First ? &Defaults : nullptr;
    Changes.TemplateDefaults = First;
    editFunctionHead(Pair.Context, D, Changes);
  }
}

} // namespace amp2hip
