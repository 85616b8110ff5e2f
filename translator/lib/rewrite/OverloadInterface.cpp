//===--- OverloadInterface.cpp - One interface of two -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one function has one exception specification: the cpu one's, since amp
// code cannot throw. And it has one set of default arguments: where the two
// differ,
//
//   int f(int x, int n = 3);  int f(int x, int n = 4) restrict(amp);
//   int f(int x, int n = amp2hip::on_accelerator() ? 4 : 3);
//
// a call takes what it would have taken, since it evaluates them where it stands.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Lex/Lexer.h"
#include "model/ApartOverloads.h"
#include "model/Overloads.h"
#include "parse/Unit.h"
#include "rewrite/CodeVisitor.h"
#include "rewrite/MovedMacros.h"
#include "rewrite/Overloads.h"

using namespace clang;

namespace amp2hip {

std::string choice(RewriteContext &C, QualType Type, const WrittenExpr &Cpu,
                   const WrittenExpr &Amp) {
  const ASTContext &Ctx = C.U.context();
  if (!Cpu.Value || !Amp.Value || !evaluatesAnywhere(Cpu.Value) || !evaluatesAnywhere(Amp.Value))
    return "";
  auto Operand = [](const std::string &Text) {
    bool Simple = llvm::all_of(withoutComments(Text), [](char Ch) { return isalnum(Ch) || Ch == '_' || Ch == '.'; });
    return Simple ? Text : "(" + Text + ")";
  };
  std::string CpuText = Operand(Cpu.Text), AmpText = Operand(Amp.Text);
  if (!Ctx.hasSameUnqualifiedType(Cpu.Value->IgnoreImpCasts()->getType(),
                                  Amp.Value->IgnoreImpCasts()->getType())) {
    if (Type->isDependentType() || !Type->isArithmeticType())
      return "";
    PrintingPolicy Policy(Ctx.getPrintingPolicy());
    Policy.Bool = true;
    std::string Name = Type.getCanonicalType().getUnqualifiedType().getAsString(Policy);
    CpuText = "static_cast<" + Name + ">(" + Cpu.Text + ")";
    AmpText = "static_cast<" + Name + ">(" + Amp.Text + ")";
  }
  return "amp2hip::on_accelerator() ? " + AmpText + " : " + CpuText;
}

namespace {

/// The default argument that some declaration of \p F gives a parameter; no
/// value if it is not parsed. Its text moves to \p FirstDeclaration.
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
      StringRef Text = C.E.original(*R);
      size_t Equal = findToken(Text, "=");
      std::optional<MovingTo> Destination;
      if (std::optional<TextRange> First = wholeFunction(C, FirstDeclaration))
        Destination.emplace(C.E, TextPosition{First->File, First->Begin});
      if (Equal != StringRef::npos)
        Result.Text = C.E.render({R->File, unsigned(R->Begin + Equal + 1), R->End});
    }
    Result.Text = StringRef(Result.Text).trim().str();
    return Result;
  }
  return {};
}

/// A default argument of one of the two is one of both now: says so if a call
/// with \p Count arguments could mean another function.
bool isAmbiguous(Twins &T, unsigned Count) {
  for (const NamedDecl *D :
       T.Amp->getDeclContext()->getRedeclContext()->lookup(T.Amp->getDeclName())) {
    const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
    if (!F || F->getCanonicalDecl() == T.Cpu || F->getCanonicalDecl() == T.Amp)
      continue;
    if (F->getMinRequiredArguments() <= Count && (Count <= F->getNumParams() || F->isVariadic()))
      return true;
  }
  return false;
}

/// True if the templates, if they are, have the same default arguments.
bool sameTemplateDefaults(Twins &T) {
  const FunctionTemplateDecl *Cpu = ownTemplate(T.Cpu), *Amp = ownTemplate(T.Amp);
  if (!Cpu || !Amp)
    return true;
  auto Text = [&](const FunctionTemplateDecl *Template, unsigned I) -> std::string {
    for (const auto *D : Template->redecls())
      if (std::optional<TextRange> R = T.C.Source.range(
              cast<FunctionTemplateDecl>(D)->getTemplateParameters()->getParam(I)->getSourceRange())) {
        StringRef All = T.C.E.original(*R);
        if (size_t Equal = findToken(All, "="); Equal != StringRef::npos)
          return squeezed(All.drop_front(Equal));
      }
    return "";
  };
  for (unsigned I = 0; I < Cpu->getTemplateParameters()->size(); ++I)
    if (Text(Cpu, I) != Text(Amp, I))
      return false;
  return true;
}

} // namespace

/// The names of the parameters of \p F, of its template too; empty for one without.
static std::vector<std::string> parameterNames(const FunctionDecl *F) {
  std::vector<std::string> All;
  if (const FunctionTemplateDecl *Template = ownTemplate(F))
    for (const NamedDecl *P : *Template->getTemplateParameters())
      All.push_back(P->getNameAsString());
  for (const ParmVarDecl *P : F->parameters())
    All.push_back(P->getNameAsString());
  return All;
}

/// \p Text, which names parameters of \p From, with the names of \p To; nothing if a
/// parameter that it names has no name there.
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

/// Finds the noexcept operators that an amp function and its exception specification
/// decide, and what they give.
class NoexceptSearch : public CodeVisitor<NoexceptSearch> {
public:
  NoexceptSearch(const RewriteContext &C, const FunctionDecl *Cpu, const FunctionDecl *Amp)
      : CodeVisitor(C.U), M(C.M), Cpu(Cpu), Amp(Amp) {}

  bool TraverseCXXNoexceptExpr(CXXNoexceptExpr *E) {
    if (isReplaced(E))
      return true;
    const CXXNoexceptExpr *Outer = std::exchange(Around, E);
    bool Result = RecursiveASTVisitor::TraverseCXXNoexceptExpr(E);
    Around = Outer;
    return Result;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) { return look(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) { return look(E->getMemberDecl()); }
  /// The exception specification of an instance is no part of the type that is written.
  bool VisitFunctionDecl(FunctionDecl *F) {
    const auto *Type = F->isTemplateInstantiation() ? F->getType()->getAs<FunctionProtoType>()
                                                    : nullptr;
    return !Type || TraverseStmt(Type->getNoexceptExpr());
  }

  struct Operator {
    std::set<bool> Values;
    SourceRange Range;
    bool InBoth = false; ///< in code of both restrictions, where it has two values
  };
  std::map<SourceLocation, Operator> Found;

private:
  /// True in the exception specification of an amp function that becomes one with a cpu
  /// function: the one function has the specification of the cpu function.
  bool isReplaced(const CXXNoexceptExpr *E) const {
    const FunctionDecl *F = function() ? patternOf(function()) : nullptr;
    SourceRange Head = F ? F->getExceptionSpecSourceRange() : SourceRange();
    return Head.isValid() && U.SM.isPointWithin(E->getBeginLoc(), Head.getBegin(), Head.getEnd()) &&
           llvm::any_of(M.Pairs, [&](const OverloadPair &P) {
             return P.Amp == F && !areNamedApart(M, P.Cpu, P.Amp);
           });
  }

  bool look(const ValueDecl *D) {
    const auto *F = Around ? dyn_cast<FunctionDecl>(D) : nullptr;
    bool OfAmp = F && patternOf(F) == Amp->getCanonicalDecl();
    bool InBoth = F && patternOf(F) == Cpu->getCanonicalDecl() && restriction().both();
    if (OfAmp || InBoth) {
      Operator &Here = Found[Around->getBeginLoc()];
      Here.Range = Around->getSourceRange();
      Here.InBoth |= InBoth;
      if (!Around->isValueDependent())
        Here.Values.insert(Around->getValue());
    }
    return true;
  }

  const Model &M;
  const FunctionDecl *Cpu, *Amp;
  const CXXNoexceptExpr *Around = nullptr;
};

/// True for a function that does not throw by its declaration. Both functions
/// become one, with the cpu function's exception specification.
bool isNothrow(const FunctionDecl *F) {
  const auto *Type = F->getType()->getAs<FunctionProtoType>();
  return Type && Type->isNothrow();
}

/// True for a template whose instances may or may not throw by their declarations.
bool dependsOnInstance(const FunctionDecl *F) {
  const auto *Type = F->getType()->getAs<FunctionProtoType>();
  return Type && Type->canThrow() == CT_Dependent;
}

} // namespace

bool planExceptions(Twins &T, ArrayRef<const FunctionDecl *> Declarations) {
  RewriteContext &C = T.C;
  const bool Differs = isNothrow(T.Cpu) != isNothrow(T.Amp);
  if (Differs || dependsOnInstance(T.Amp)) {
    NoexceptSearch Search(C, T.Cpu, T.Amp);
    Search.TraverseDecl(C.U.context().getTranslationUnitDecl());
    for (const auto &[Loc, Here] : Search.Found) {
      std::optional<TextRange> R = C.Source.range(Here.Range);
      if (R && Here.Values.size() == 1 && !Here.InBoth) {
        C.E.replace(*R, *Here.Values.begin() ? "true" : "false");
        continue;
      }
      if (!R || (!Differs && Here.InBoth))
        continue; // a macro: it is written out
      C.U.error(Loc, "noexcept has another value for the amp overload of '" +
                         T.Amp->getNameAsString() +
                         "' than for the cpu one, and the two become one function; give both the "
                         "same exception specification");
      return false;
    }
  }
  auto Text = [&](const FunctionDecl *F) -> std::string {
    const auto *Type = F->getType()->getAs<FunctionProtoType>();
    if (!Type || Type->getExceptionSpecType() == EST_Dynamic) // dropped
      return "";
    for (const FunctionDecl *D : declarationsOf(C, F))
      if (SourceRange R = D->getExceptionSpecSourceRange(); R.isValid())
        if (std::optional<TextRange> Spec = C.Source.range(R))
          return C.E.original(*Spec).str();
    return "";
  };
  std::string Cpu = Text(T.Cpu);
  if (squeezed(Cpu) == squeezed(Text(T.Amp)))
    return true;
  for (const FunctionDecl *D : Declarations) {
    if (D->getCanonicalDecl() != T.Amp)
      continue;
    if (SourceRange R = D->getExceptionSpecSourceRange(); R.isValid())
      if (std::optional<TextRange> Spec = C.Source.range(R))
        C.E.removeWithSpace(*Spec);
    std::optional<std::string> Spec = withNamesOf(T.Cpu, D, Cpu);
    if (!Spec) {
      C.U.error(T.Amp->getLocation(),
                "name the parameters of the amp overload of '" + T.Amp->getNameAsString() +
                    "' like those of the cpu one, whose exception specification uses them: the "
                    "two become one function");
      return false;
    }
    if (!Spec->empty())
      insertBehindQualifiers(C, D, " " + *Spec);
  }
  return true;
}

std::optional<std::vector<std::string>> defaultArguments(Twins &T) {
  RewriteContext &C = T.C;
  auto Differs = [&](unsigned I, const std::string &Why) {
    C.U.error(T.Amp->getParamDecl(I)->getLocation(),
              "give this parameter the same default argument in the cpu and the amp overload of '" +
                  T.Amp->getNameAsString() + "': the two become one function, and " + Why);
    return std::nullopt;
  };
  if (!sameTemplateDefaults(T)) {
    C.U.error(T.Amp->getLocation(), "give the cpu and the amp overload of '" +
                                        T.Amp->getNameAsString() +
                                        "' the same default template arguments: they become one "
                                        "function");
    return std::nullopt;
  }
  const FunctionDecl *First = declarationsOf(C, T.Amp).front();
  if (const FunctionDecl *Cpu = declarationsOf(C, T.Cpu).front();
      C.U.SM.isBeforeInTranslationUnit(Cpu->getLocation(), First->getLocation()))
    First = Cpu;
  std::vector<std::string> All;
  for (unsigned I = 0; I < T.Amp->getNumParams(); ++I) {
    WrittenExpr Cpu = defaultOf(C, T.Cpu, I, First), Amp = defaultOf(C, T.Amp, I, First);
    if (Cpu.Text.empty() != Amp.Text.empty() && isAmbiguous(T, I))
      return Differs(I, "a call with fewer arguments might then mean another overload");
    if (Cpu.Text.empty() || Amp.Text.empty() || squeezed(Cpu.Text) == squeezed(Amp.Text)) {
      All.push_back(Amp.Text.empty() ? Cpu.Text : Amp.Text);
      continue;
    }
    All.push_back(choice(T.C, T.Amp->getParamDecl(I)->getType(), Cpu, Amp));
    if (All.back().empty())
      return Differs(I, "these are not constants of one type");
  }
  return All;
}

void planDefaults(Twins &T, const std::vector<std::string> &Defaults,
                  ArrayRef<const FunctionDecl *> Declarations) {
  for (const FunctionDecl *D : Declarations) {
    HeadChanges Changes;
    bool First = D == Declarations.front();
    Changes.Defaults = First ? &Defaults : nullptr;
    Changes.TemplateDefaults = First;
    editHead(T.C, D, Changes);
  }
}

} // namespace amp2hip
