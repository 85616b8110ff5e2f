//===--- OverloadChoiceFunctions.cpp - Choice functions -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares choice functions, which call one of two overloads at run time. For example, with
//
//   int f(int) { return 1; }
//   int f(float) restrict(amp) { return 2; }
//   int g(int x) restrict(cpu, amp) { return f(x); }
//
// the call in `g` becomes `f_choice(x)`, and the output contains
//
//   template <typename... Arguments>
//   static __host__ __device__ decltype(auto) f_choice(Arguments &&...arguments)
//   {
//   #if !AMP2HIP_DEVICE_PASS
//       if (!amp2hip::on_accelerator()) return f(static_cast<Arguments &&>(arguments)...);
//   #endif
//       return f_amp(static_cast<Arguments &&>(arguments)...);
//   }
//
// A choice function is declared after the last overload that is visible to the use. From this
// place, argument-dependent lookup in a template instance finds the same overloads as from the use.
// Uses to which different overloads are visible get different choice functions.
//
//===----------------------------------------------------------------------===//
#include "rewrite/overloads/OverloadChoiceFunctions.h"
#include "ast/Scopes.h"
#include "model/kernels/Linkage.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/movedcode/Placement.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/pairs/Dispatch.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// True if \p Amp is a member of a class derived from the class of \p Cpu. There, a using
/// declaration can make \p Cpu visible.
bool isInherited(const FunctionDecl *Cpu, const FunctionDecl *Amp) {
  const auto *Base = dyn_cast<CXXRecordDecl>(Cpu->getDeclContext());
  const auto *Class = dyn_cast<CXXRecordDecl>(Amp->getDeclContext());
  return Base && Class && Class->hasDefinition() && Base->hasDefinition() &&
         Class->isDerivedFrom(Base);
}

/// Returns the explicit template arguments of \p Use.
llvm::ArrayRef<TemplateArgumentLoc> givenArguments(const Expr *Use) {
  if (const auto *Name = dyn_cast<DeclRefExpr>(Use))
    return Name->template_arguments();
  if (const auto *Member = dyn_cast<MemberExpr>(Use))
    return Member->template_arguments();
  return {};
}

/// Returns the kinds of the explicit template arguments of \p Use: `T` for a type, `v` for a value.
std::string kindsOfGiven(const Expr *Use) {
  std::string Kinds;
  for (const TemplateArgumentLoc &A : givenArguments(Use))
    Kinds += A.getArgument().getKind() == TemplateArgument::Type ? 'T' : 'v';
  return Kinds;
}

/// Returns the reason why no choice function can forward the call \p Use to the functions of
/// \p Names. Returns an empty string if a choice function can.
std::string reasonAgainst(const RewriteContext &C, const Expr *Use, const CalleePair &Names) {
  const FunctionDecl *Cpu = patternOf(Names.CpuFunction), *Amp = Names.AmpFunction;
  auto ScopeOf = [](const FunctionDecl *F) {
    return F->getDeclContext()->getRedeclContext()->getPrimaryContext();
  };
  bool Free = !isa<CXXMethodDecl>(Cpu) && !isa<CXXMethodDecl>(Amp);
  if (ScopeOf(Cpu) != ScopeOf(Amp) && !isInherited(Cpu, Amp) && !Free)
    return "they are declared in different scopes";
  if (fileOf(C, Cpu) != fileOf(C, Amp) ||
      C.Unit.SM.getFileID(C.Unit.SM.getExpansionLoc(Use->getExprLoc())) != fileOf(C, Amp))
    return "they are not in the same file as the call";
  for (const FunctionDecl *F : {Cpu, Amp})
    if (const auto *Method = dyn_cast<CXXMethodDecl>(F); Method && Method->getRefQualifier())
      return "one of them has a ref-qualifier";
  for (const TemplateArgumentLoc &A : givenArguments(Use))
    if (A.getArgument().getKind() != TemplateArgument::Type &&
        A.getArgument().getKind() != TemplateArgument::Expression)
      return "the call has template arguments that are not types or values";
  return "";
}

} // namespace

/// Returns the declaration at namespace scope that contains \p Function, or \p Function itself.
static const Decl *outermostOf(const FunctionDecl *Function) {
  const FunctionDecl *Pattern = Function->getTemplateInstantiationPattern();
  const Decl *D = Pattern ? Pattern : Function;
  while (!D->getLexicalDeclContext()->isFileContext())
    D = cast<Decl>(D->getLexicalDeclContext());
  return D;
}

static const DeclContext *scopeOf(const FunctionDecl *F) {
  return F->getDeclContext()->getRedeclContext()->getPrimaryContext();
}

/// Returns \p F and its overloads that the scope of \p F declares in the file of \p F. Each is
/// represented by its first declaration in that scope and file.
static std::vector<const FunctionDecl *> overloadsBeside(const RewriteContext &C,
                                                         const FunctionDecl *F) {
  std::vector<const FunctionDecl *> All;
  for (const NamedDecl *D : scopeOf(F)->lookup(F->getDeclName())) {
    const FunctionDecl *Other = D->getAsFunction();
    if (!Other || isa<UsingShadowDecl>(D) || Other->isImplicit())
      continue;
    for (const FunctionDecl *Declared : declarationsOf(C, Other))
      if (Declared->getLexicalDeclContext()->getRedeclContext()->getPrimaryContext() ==
              scopeOf(F) &&
          fileOf(C, Declared) == fileOf(C, F)) {
        All.push_back(Declared);
        break;
      }
  }
  return All;
}

/// Returns the member of \p Class that contains \p Function, or \p Function itself; null if there
/// is none.
static const Decl *memberOf(const CXXRecordDecl *Class, const FunctionDecl *Function) {
  const FunctionDecl *Pattern = Function ? Function->getTemplateInstantiationPattern() : nullptr;
  const Decl *D = Pattern ? Pattern : Function;
  while (D && D->getLexicalDeclContext() && !D->getLexicalDeclContext()->isTranslationUnit()) {
    const auto *Around = dyn_cast<CXXRecordDecl>(D->getLexicalDeclContext());
    if (Around && Around->getCanonicalDecl() == Class->getCanonicalDecl())
      return D;
    D = cast<Decl>(D->getLexicalDeclContext());
  }
  return nullptr;
}

/// Returns the place of a choice function that is a member. It must precede its uses, although
/// bodies of member functions may use later members: compilers deduce a return type only from a
/// body that they have already parsed.
ChoiceFunctions::Place ChoiceFunctions::placeInClass(const FunctionDecl *Around,
                                                     const CalleePair &First) const {
  const SourceManager &SM = C.Unit.SM;
  const FunctionDecl *Amp = First.AmpFunction, *Cpu = patternOf(First.CpuFunction);
  Place P;
  P.Scope = scopeOf(Amp);
  P.Last = Amp;
  if (!isInherited(Cpu, Amp))
    for (const FunctionDecl *F : overloadsBeside(C, Amp))
      if (SM.isBeforeInTranslationUnit(P.Last->getLocation(), F->getLocation()))
        P.Last = F;
  P.Use = memberOf(cast<CXXRecordDecl>(Amp->getDeclContext()), Around);
  P.Before = P.Use && SM.isBeforeInTranslationUnit(P.Use->getLocation(), P.Last->getLocation());
  return P;
}

ChoiceFunctions::Place ChoiceFunctions::placeOf(const Expr *Use, const FunctionDecl *Around,
                                                llvm::ArrayRef<CalleePair> Callees) const {
  const SourceManager &SM = C.Unit.SM;
  const CalleePair &First = Callees.front();
  if (isa<CXXMethodDecl>(First.AmpFunction))
    return placeInClass(Around, First);
  Place P;
  P.Scope = scopeOf(First.AmpFunction);
  P.Use = Around ? outermostOf(Around) : nullptr;
  auto IsVisible = [&](const FunctionDecl *F) {
    return !P.Use || SM.isBeforeInTranslationUnit(F->getLocation(), P.Use->getBeginLoc());
  };
  bool AllVisible = true;
  for (const CalleePair &Pair : Callees)
    for (const FunctionDecl *F : {patternOf(Pair.CpuFunction), Pair.AmpFunction}) {
      P.Before |= scopeOf(F) != P.Scope; // the overloads are in several namespaces
      AllVisible &= IsVisible(F);
      for (const FunctionDecl *Other : overloadsBeside(C, F))
        if (IsVisible(Other) &&
            (!P.Last || SM.isBeforeInTranslationUnit(P.Last->getLocation(), Other->getLocation())))
          P.Last = Other;
    }
  bool SameScopes = llvm::all_of(Callees, [&](const CalleePair &Pair) {
    return scopeOf(patternOf(Pair.CpuFunction)) == scopeOf(patternOf(First.CpuFunction)) &&
           scopeOf(Pair.AmpFunction) == P.Scope;
  });
  const auto *Name = dyn_cast<DeclRefExpr>(Use);
  // Do not qualify the name of a hidden friend: only argument-dependent lookup finds it.
  bool IsHidden = llvm::any_of(Callees, [](const CalleePair &Pair) {
    return patternOf(Pair.CpuFunction)->getLexicalDeclContext()->isRecord() ||
           Pair.AmpFunction->getLexicalDeclContext()->isRecord();
  });
  P.Before |= IsHidden;
  P.Qualified =
      P.Before && !IsHidden && SameScopes && (AllVisible || (Name && Name->hasQualifier()));
  P.Before |= !P.Last;
  if (P.Before && P.Use)
    P.Scope = P.Use->getLexicalDeclContext()->getRedeclContext()->getPrimaryContext();
  return P;
}

/// True if only argument-dependent lookup finds \p F in \p Around. This is so if \p F is a hidden
/// friend, or is declared after the template \p Around.
static bool isFoundByArguments(const RewriteContext &C, const FunctionDecl *F,
                               const FunctionDecl *Around) {
  return F->getLexicalDeclContext()->isRecord() ||
         (Around && !C.Unit.SM.isBeforeInTranslationUnit(F->getLocation(),
                                                         outermostOf(Around)->getBeginLoc()));
}

/// Returns the call of the operator \p F in an AMP2HIP_CHOOSE_MEMBER in \p Around:
/// `::operator_plus_amp(AMP2HIP_OBJECT, AMP2HIP_ARGUMENTS)`. \p New is the new name of \p F, or
/// empty. Returns nothing if an operator of the class of \p Around hides \p F.
static std::optional<std::string> operatorCall(const RewriteContext &C, const FunctionDecl *F,
                                               const std::string &New, const FunctionDecl *Around) {
  std::string Name = New.empty() ? F->getNameAsString() : New;
  if (isa<CXXMethodDecl>(F))
    return "AMP2HIP_OBJECT." + Name + "(AMP2HIP_ARGUMENTS)";
  std::string Call = Name + "(AMP2HIP_OBJECT, AMP2HIP_ARGUMENTS)";
  if (!isFoundByArguments(C, F, Around))
    return explicitQualifierOf(F) + Call;
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(Around);
  if (Method && !Method->getParent()->lookup(F->getDeclName()).empty())
    return std::nullopt;
  return Call;
}

std::optional<std::string>
ChoiceFunctions::inlineOperatorChoice(const CXXOperatorCallExpr *Use, const FunctionDecl *Around,
                                      llvm::ArrayRef<CalleePair> Callees) const {
  const CalleePair &First = Callees.front();
  OverloadedOperatorKind Kind = Use->getOperator();
  bool HasList = llvm::any_of(Use->arguments(), [](const Expr *Operand) {
    return isa<InitListExpr>(Operand->IgnoreUnlessSpelledInSource());
  });
  if (Kind == OO_Call || Kind == OO_Arrow || HasList) // cannot be forwarded as arguments
    return std::nullopt;
  bool NeedsPlace = false;
  for (const CalleePair &Pair : Callees) {
    const FunctionDecl *Cpu = patternOf(Pair.CpuFunction), *Amp = Pair.AmpFunction;
    if (isa<CXXMethodDecl>(Cpu) != isa<CXXMethodDecl>(First.CpuFunction) ||
        isa<CXXMethodDecl>(Amp) != isa<CXXMethodDecl>(First.AmpFunction) ||
        mustInstantiateKernels(C, Cpu->getDefinition()))
      return std::nullopt;
    NeedsPlace |= !reasonAgainst(C, Use, Pair).empty();
  }
  if (!NeedsPlace)
    return std::nullopt;
  std::optional<std::string> Cpu = operatorCall(C, patternOf(First.CpuFunction), First.Cpu, Around);
  std::optional<std::string> Amp = operatorCall(C, First.AmpFunction, First.Amp, Around);
  if (!Cpu || !Amp)
    return std::nullopt;
  return "AMP2HIP_CHOOSE_MEMBER(" + *Cpu + ", " + *Amp + ")";
}

std::optional<std::string> ChoiceFunctions::inlineChoice(const Expr *Use,
                                                         const FunctionDecl *Around,
                                                         llvm::ArrayRef<CalleePair> Callees) const {
  if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(Use))
    return inlineOperatorChoice(Operator, Around, Callees);
  const CalleePair &First = Callees.front();
  const auto *Name = dyn_cast<DeclRefExpr>(Use);
  const auto *Member = dyn_cast<MemberExpr>(Use);
  bool NeedsPlace = false;
  for (const CalleePair &Pair : Callees) {
    const FunctionDecl *Cpu = patternOf(Pair.CpuFunction);
    if (isa<CXXMethodDecl>(Cpu) != !!Member || isa<CXXMethodDecl>(Pair.AmpFunction) != !!Member ||
        mustInstantiateKernels(C, Cpu->getDefinition()))
      return std::nullopt;
    NeedsPlace |= !reasonAgainst(C, Use, Pair).empty();
  }
  if ((!Name && !Member) || !NeedsPlace)
    return std::nullopt;
  std::string Given;
  if (SourceLocation Less = Name ? Name->getLAngleLoc() : Member->getLAngleLoc(); Less.isValid()) {
    std::optional<TextRange> R =
        C.Source.range({Less, Name ? Name->getRAngleLoc() : Member->getRAngleLoc()});
    if (!R)
      return std::nullopt;
    Given = C.Edits.render(*R);
  }
  bool IsArrow = Member && Member->isArrow() && !Member->isImplicitAccess();
  auto Call = [&](const FunctionDecl *F, const std::string &New) {
    std::string Called = (New.empty() ? F->getNameAsString() : New) + Given + "(AMP2HIP_ARGUMENTS)";
    if (Member) {
      Called = (IsArrow ? "object->" : "AMP2HIP_OBJECT.") + Called;
    } else if (!F->getLexicalDeclContext()->isRecord()) {
      Called = explicitQualifierOf(F) + Called;
    }
    // Add parentheses, which make the call one argument of the macro.
    return Given.find(',') == std::string::npos ? Called : "(" + Called + ")";
  };
  return std::string(Member ? "AMP2HIP_CHOOSE_MEMBER(" : "AMP2HIP_CHOOSE(") +
         Call(patternOf(First.CpuFunction), First.Cpu) + ", " + Call(First.AmpFunction, First.Amp) +
         ")";
}

std::optional<ChoiceFunctions::Callee>
ChoiceFunctions::calleeFor(SourceLocation Loc, const Expr *Use, const FunctionDecl *Around,
                           llvm::ArrayRef<CalleePair> Callees) {
  const CalleePair &First = Callees.front();
  const FunctionDecl *Cpu = patternOf(First.CpuFunction), *Amp = First.AmpFunction;
  for (const CalleePair &Pair : Callees)
    if (std::string Why = reasonAgainst(C, Use, Pair); !Why.empty()) {
      C.Unit.error(Loc,
                   fmt::format("this call selects different functions in cpu code and amp code, "
                               "and {}; give both the same parameters, or write one overload of "
                               "the enclosing function for each restriction",
                               Why));
      C.Unit.note(patternOf(Pair.CpuFunction)->getLocation(), "cpu code calls this function");
      C.Unit.note(Pair.AmpFunction->getLocation(), "amp code calls this function");
      return std::nullopt;
    }
  Place P = placeOf(Use, Around, Callees);
  auto NameOf = [&](const FunctionDecl *F, const std::string &Name) {
    return (P.Qualified ? qualifierOf(F) : "") + (Name.empty() ? F->getNameAsString() : Name);
  };
  std::string CpuName = NameOf(Cpu, First.Cpu), AmpName = NameOf(Amp, First.Amp);
  bool IsMember = isa<CXXMethodDecl>(Amp);
  std::string Given = kindsOfGiven(Use);
  ChoiceFunction &Choice = All[{P.Scope, CpuName, AmpName, Given, P.Last, !IsMember && P.Before}];
  if (Choice.Name.empty()) {
    Choice.Given = Given;
    Choice.Name = IsMember ? suffixedName(C, Amp, "choice") : freeName(P, *Amp);
    if (isTaken(Choice)) // another choice function has this name
      Choice.Name = C.Names.unique(Choice.Name, Amp->getLocation());
    Choice.Cpu = CpuName;
    Choice.Amp = AmpName;
  }
  const Place &Known = Choice.At;
  if (!Known.Scope ||
      (P.Before && (!Known.Before || C.Unit.SM.isBeforeInTranslationUnit(
                                         P.Use->getLocation(), Known.Use->getLocation()))))
    Choice.At = P;
  for (const CalleePair &Pair : Callees) {
    Choice.InstantiatesKernels |=
        mustInstantiateKernels(C, patternOf(Pair.CpuFunction)->getDefinition());
    for (const FunctionDecl *F : {patternOf(Pair.CpuFunction), Pair.AmpFunction})
      if (const auto *Method = dyn_cast<CXXMethodDecl>(F)) {
        Choice.IsConst &= Method->isConst() || Method->isStatic();
        Choice.IsStatic &= Method->isStatic();
        Choice.Access = std::min(Choice.Access, Method->getAccess());
      } else {
        Choice.IsInternal |= hasInternalLinkage(C.Unit, *F);
      }
  }
  if (P.Qualified)
    return Callee{Choice.Name, true};
  // Qualify the name of the choice function: the using declaration that makes the original name
  // visible does not name the choice function.
  const auto *Name = dyn_cast<DeclRefExpr>(Use);
  if (!Name || !isa<UsingShadowDecl>(Name->getFoundDecl()) || IsMember)
    return Callee{Choice.Name, false};
  return Callee{explicitQualifierOf(Amp) + Choice.Name, true};
}

/// Returns a name for a choice function at \p P. In a header, the name is unique in the program,
/// because other headers may have overloads with the name of \p Amp.
std::string ChoiceFunctions::freeName(const Place &P, const FunctionDecl &Amp) const {
  if (C.Unit.SM.isInMainFile(C.Unit.SM.getExpansionLoc(Amp.getLocation())))
    return suffixedName(C, &Amp, "choice");
  const NamedDecl *Declared = P.Last ? P.Last : dyn_cast_or_null<NamedDecl>(P.Use);
  return C.Names.uniqueInProgram(stemOf(&Amp) + "_choice", Amp.getLocation(),
                                 Declared ? *Declared : Amp);
}

bool ChoiceFunctions::isTaken(const ChoiceFunction &One) const {
  return llvm::any_of(All, [&](const auto &Other) {
    return &Other.second != &One && Other.second.Name == One.Name;
  });
}

void ChoiceFunctions::declare() {
  for (const auto &[Key, Choice] : All)
    declare(Choice);
}

/// Returns the access specifiers to write before and after a member that is inserted at \p D and
/// needs the access \p Wanted. Both are empty if the access at \p D suffices.
static std::pair<std::string, std::string> accessAround(const Decl *D, AccessSpecifier Wanted) {
  if (D->getAccess() == AS_none || Wanted == AS_none || D->getAccess() <= Wanted)
    return {};
  return {getAccessSpelling(Wanted).str() + ":", getAccessSpelling(D->getAccess()).str() + ":"};
}

void ChoiceFunctions::declare(const ChoiceFunction &Choice) {
  const Place &P = Choice.At;
  const auto *Class = dyn_cast<CXXRecordDecl>(P.Scope);
  if (P.Before && Class) {
    SourceLocation Begin = P.Use->getBeginLoc();
    if (const auto *Declarator = dyn_cast<DeclaratorDecl>(P.Use))
      if (const TemplateParameterList *Own = Declarator->getDescribedTemplateParams())
        Begin = Own->getTemplateLoc();
    std::optional<TextPosition> At = C.Source.begin(Begin);
    if (!At)
      return;
    StringRef Around = C.Source.text(At->File);
    const CodeLayout Layout = CodeLayout::at(Around, At->Offset);
    std::string Text = memberText(Choice, P.Use, Layout);
    unsigned Start = declarationLine(Around, At->Offset);
    if (Start == At->Offset) // another declaration may be before it in the same line
      Text = Text.substr(Layout.Indent.size()) + Layout.Indent;
    C.Edits.insert({At->File, Start}, Text, InsertOrder::Declaration);
    return;
  }
  if (P.Before) {
    if (std::optional<Placement> Found = placeBefore(C, P.Use)) {
      CodeLayout Layout = CodeLayout::at(C.Source.text(Found->At.File), Found->At.Offset);
      Layout.Indent = Found->Indent;
      C.Edits.insert(Found->At, textOf(Choice, Layout) + Layout.Newline, InsertOrder::Declaration);
    }
    return;
  }
  std::optional<TextRange> R =
      wholeFunction(C, P.Last, /*WithSemicolon=*/!P.Last->doesThisDeclarationHaveABody());
  if (!R)
    return;
  StringRef Around = C.Source.text(R->File);
  CodeLayout Layout = CodeLayout::at(Around, R->End);
  Layout.Indent = indentationAt(Around, R->Begin);
  C.Edits.insert({R->File, R->End},
                 Layout.Newline + Layout.Newline +
                     (Class ? memberText(Choice, P.Last, Layout) : textOf(Choice, Layout)),
                 InsertOrder::After);
}

/// Returns the lines of the choice function \p Choice, a member that is inserted at \p Place, with
/// the access specifiers that it needs.
std::string ChoiceFunctions::memberText(const ChoiceFunction &Choice, const Decl *Place,
                                        const CodeLayout &Layout) const {
  auto [Open, Close] = accessAround(Place, Choice.Access);
  return fillLines(Layout, R"(
$Open
$Function
$Close
)",
                   {{"Open", Open}, {"Function", textOf(Choice, Layout)}, {"Close", Close}});
}

/// Returns the lines of the choice function \p Choice.
std::string ChoiceFunctions::textOf(const ChoiceFunction &Choice, const CodeLayout &Layout) const {
  std::string Parameters, Passed;
  for (size_t I = 0; I < Choice.Given.size(); ++I) {
    std::string Name = "Given" + std::to_string(I + 1);
    Parameters += (Choice.Given[I] == 'T' ? "typename " : "auto ") + Name + ", ";
    Passed += (I ? ", " : "") + Name;
  }
  if (!Passed.empty())
    Passed = "<" + Passed + ">";
  auto Call = [&](const std::string &Name) {
    return Name + Passed + "(static_cast<Arguments &&>(arguments)...)";
  };
  bool IsMember = isa<CXXRecordDecl>(Choice.At.Scope);
  std::string Instantiation;
  if (Choice.InstantiatesKernels) {
    bool HasObject = IsMember && !Choice.IsStatic;
    std::string Object = HasObject ? std::string(Choice.IsConst ? "const " : "") +
                                         cast<CXXRecordDecl>(Choice.At.Scope)->getNameAsString() +
                                         " &amp2hip_object, "
                                   : "";
    std::string ObjectCall =
        HasObject ? Passed.empty() ? "amp2hip_object." : "amp2hip_object.template " : "";
    Instantiation = kernelInstantiation(Object + "Arguments &&...arguments",
                                        ObjectCall + Call(Choice.Cpu), Layout.inner());
  }
  const bool NeedsStatic = IsMember ? Choice.IsStatic : Choice.IsInternal,
             NeedsConst = IsMember && !Choice.IsStatic && Choice.IsConst;
  return fillLines(Layout, R"(
template <${Parameters}typename... Arguments>
${Static}__host__ __device__ decltype(auto) $Name(Arguments &&...arguments)$Const
{
$Dispatch
    return $AmpCall;
}
)",
                   {{"Parameters", Parameters},
                    {"Static", NeedsStatic ? "static " : ""},
                    {"Name", Choice.Name},
                    {"Const", NeedsConst ? " const" : ""},
                    {"Dispatch", dispatchLines(Layout.inner(), "return " + Call(Choice.Cpu) + ";",
                                               Instantiation)},
                    {"AmpCall", Call(Choice.Amp)}});
}

} // namespace amp2hip
