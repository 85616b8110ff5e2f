//===--- OverloadRenaming.cpp - Overloads that get new names --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives new names to overloads that the compilers of the output would confuse, in their
// declarations and uses:
//
//   int f(int) { return 1; }
//   int f(float) restrict(amp) { return 2; }
//   int g(int x) restrict(amp) { return f(x); }      // calls f(float), see §2.3.2.1
//
// becomes
//
//   int f(int) { return 1; }
//   __host__ __device__ int f_amp(float) { return 2; }
//   __host__ __device__ int g(int x) { return f_amp(x); }
//
// A call in code of both restrictions may refer to f on the host and to f_amp on the accelerator.
// Then it becomes a call of a choice function; see OverloadChoiceFunctions.cpp. A call in a
// template may refer to f_amp in one instance and to an `f` of both restrictions in another. Then
// the `f` of both restrictions gets a forwarding function named f_amp; see OverloadForwarding.cpp.
//
//===----------------------------------------------------------------------===//
#include "model/CodeIndex.h"
#include "model/overloads/LibraryUses.h"
#include "model/overloads/MemberTemplates.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/overloads/OperatorCalls.h"
#include "rewrite/overloads/OverloadChoiceFunctions.h"
#include "rewrite/overloads/OverloadForwarding.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "text/Format.h"
#include "text/Tokens.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

std::string newNameOf(RewriteContext &C, const FunctionDecl *F) {
  const RenamedOverloads *Group = renamedOverloadsOf(C.Model, F);
  if (!Group || isa<CXXConstructorDecl>(F)) // constructors get tags
    return "";
  return suffixedName(C, Group->Functions.front(), Group->Amp ? "amp" : "cpu");
}

std::string newNameInUsing(RewriteContext &C, const FunctionDecl *F) {
  StringRef Name = C.NewNames.nameEverywhere(patternOf(F));
  return Name.empty() ? newNameOf(C, F) : Name.str();
}

namespace {

/// One use of a function in the source, and the functions to which it refers. In a template, each
/// instance may refer to another function.
struct Use {
  const FunctionUse *First = nullptr; ///< of all instances
  std::vector<CalleePair> Names;      ///< without duplicates

  void add(const CalleePair &Name) {
    if (!llvm::is_contained(Names, Name))
      Names.push_back(Name);
  }
};

/// Returns the pattern of \p F (the declaration from which it is instantiated). For an explicitly
/// specialized member, returns the member of the class template, because a choice function is a
/// member of that template.
const FunctionDecl *inClass(const FunctionDecl *F) {
  const FunctionDecl *From = isa<CXXMethodDecl>(F) ? specializedFrom(F) : nullptr;
  return From ? From : patternOf(F);
}

/// Returns the uses of functions that may get a new name, and of names that refer to different
/// functions on the host and on the accelerator.
std::map<SourceLocation, Use> usesToRename(RewriteContext &C) {
  std::set<DeclarationName> Renamed;
  for (const RenamedOverloads &Group : C.Model.Renamed)
    for (const FunctionDecl *F : Group.Functions)
      Renamed.insert(F->getDeclName());
  std::map<SourceLocation, Use> All;
  for (const FunctionUse &Found : C.Index.uses()) {
    const FunctionDecl *F = Found.Function;
    auto Callees = C.Model.AmpCallees.find(Found.Name);
    bool HasTwoCallees = Found.Restrictions.both() && Callees != C.Model.AmpCallees.end();
    // Also record the use if another instance of this code may refer to an overload that gets a new
    // name.
    if (!HasTwoCallees && !Renamed.count(F->getDeclName()))
      continue;
    Use &Here = All[Found.Name];
    if (!Here.First)
      Here.First = &Found;
    const FunctionDecl *Cpu = inClass(F);
    if (!HasTwoCallees)
      Here.add({Cpu, Cpu, newNameOf(C, F), newNameOf(C, F)});
    else
      for (const FunctionDecl *Amp : Callees->second)
        Here.add({Cpu, inClass(Amp), newNameOf(C, F), newNameOf(C, Amp)});
  }
  return All;
}

/// Reports an error if a range-based for loop implicitly calls a renamed function, because such a
/// call has no name to replace.
void refuseRangeLoops(RewriteContext &C) {
  for (const CXXForRangeStmt *Loop : C.Index.rangeLoops()) {
    auto Refuse = [&](const Stmt *S, auto &Again) -> void {
      if (!S)
        return;
      const auto *Call = dyn_cast<CallExpr>(S);
      if (const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr;
          F && renamedOverloadsOf(C.Model, F))
        C.Unit.error(Loop->getForLoc(),
                     fmt::format("this loop calls '{}', which is selected only by "
                                 "its restrictions; write the loop with iterators",
                                 F->getNameAsString()));
      for (const Stmt *Child : S->children())
        Again(Child, Again);
    };
    for (const Stmt *S : std::initializer_list<const Stmt *>{
             Loop->getBeginStmt(), Loop->getEndStmt(), Loop->getCond(), Loop->getInc()})
      Refuse(S, Refuse);
  }
}

bool areDefined(llvm::ArrayRef<CalleePair> Names) {
  return llvm::all_of(Names, [](const CalleePair &N) {
    return N.CpuFunction->isDefined() && N.AmpFunction->isDefined();
  });
}

/// Renames functions in their declarations and at their uses.
class Renamer {
public:
  Renamer(RewriteContext &C, ChoiceFunctions &Choices) : C(C), Choices(Choices) {}

  void declarations(const RenamedOverloads &Group) {
    for (const FunctionDecl *F : Group.Functions) {
      if (isa<CXXConstructorDecl>(F))
        continue; // constructors have no names: see OverloadConstructorTags.cpp
      std::string Name = newNameOf(C, F);
      renameDeclarations(C, F, Name);
      renameSpecializations(F, Name);
    }
  }

  void use(SourceLocation Loc, Use Here) {
    for (std::string CalleePair::*NewName : {&CalleePair::Cpu, &CalleePair::Amp})
      unify(Here, NewName);
    const CalleePair &First = Here.Names.front();
    bool IsOperator = isa<CXXOperatorCallExpr>(Here.First->Named);
    for (const CalleePair &Other : Here.Names)
      if (Other.Cpu != First.Cpu || Other.Amp != First.Amp ||
          (IsOperator && !(First.Cpu.empty() && First.Amp.empty()) &&
           isa<CXXMethodDecl>(Other.AmpFunction) != isa<CXXMethodDecl>(First.AmpFunction))) {
        C.Unit.error(Loc,
                     fmt::format("instances of the template use different overloads of '{}' here, "
                                 "which have different names in the output; give the overloads "
                                 "different names, or the same parameters for both restrictions",
                                 First.AmpFunction->getNameAsString()));
        C.Unit.note(First.AmpFunction->getLocation(), "one instance uses this overload");
        C.Unit.note(Other.AmpFunction->getLocation(), "another instance uses this overload");
        return;
      }
    std::string Name = First.Cpu;
    bool IsWhole = false;
    if (First.Cpu != First.Amp) {
      std::optional<std::string> Function =
          Here.First->Call ? Choices.inlineChoice(Here.First->Named, Here.First->Around, Here.Names)
                           : std::nullopt;
      if (Function && Here.First->IsEvaluated)
        return writeInlineChoice(Here, *Function);
      // In an unevaluated operand, write the cpu function: only the type matters, and both callees
      // have the same type (§2.2). A choice function would require definitions, but the callees may
      // be declared only for their types.
      if (Function || (Here.First->Call && !Here.First->IsEvaluated && !areDefined(Here.Names)))
        return write(Loc, Here, First.Cpu, /*IsWhole=*/false, First.CpuFunction);
      std::optional<ChoiceFunctions::Callee> Choice =
          Choices.calleeFor(Loc, Here.First->Named, Here.First->Around, Here.Names);
      if (!Choice)
        return; // calleeFor has reported the reason
      Name = Choice->Name;
      IsWhole = Choice->IsWhole;
    }
    write(Loc, Here, Name, IsWhole, First.AmpFunction);
  }

private:
  /// Replaces the name of \p F at \p Loc by \p Name; no-op if \p Name is empty. \p IsWhole means
  /// that \p Name also replaces the qualifier.
  void write(SourceLocation Loc, const Use &Here, const std::string &Name, bool IsWhole,
             const FunctionDecl *F) {
    if (Name.empty())
      return;
    if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(Here.First->Named)) {
      callByName(C, Operator, isa<CXXMethodDecl>(F), Name);
      return;
    }
    SourceRange Range = Loc;
    if (const auto *E = dyn_cast<DeclRefExpr>(Here.First->Named))
      Range = {IsWhole ? E->getBeginLoc() : E->getLocation(), E->getNameInfo().getEndLoc()};
    else if (const auto *E = dyn_cast<MemberExpr>(Here.First->Named))
      Range = E->getMemberNameInfo().getSourceRange();
    if (std::optional<TextRange> R = C.Source.range(Range))
      C.Edits.replace(*R, Name);
  }

  /// Rewrites `o.f(x)` to `AMP2HIP_CHOOSE_MEMBER(...)(o, x)`, `a::f(x)` to
  /// `AMP2HIP_CHOOSE(...)(x)`, and `a + b` to `AMP2HIP_CHOOSE_MEMBER(...)(a, b)`.
  void writeInlineChoice(const Use &Here, const std::string &Function) {
    if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(Here.First->Named))
      return callByName(C, Operator, /*IsMember=*/false, Function);
    std::optional<TextRange> Callee =
        C.Source.range(Here.First->Call->getCallee()->getSourceRange());
    std::optional<TextPosition> End = C.Source.begin(Here.First->Call->getRParenLoc());
    if (!Callee || !End)
      return; // in a macro, whose expansion is written out first
    const auto *Member = dyn_cast<MemberExpr>(Here.First->Named);
    if (!Member)
      return C.Edits.replace(*Callee, Function);
    bool HasArguments =
        Here.First->Call->getNumArgs() && !isa<CXXDefaultArgExpr>(Here.First->Call->getArg(0));
    StringRef Text = C.Source.text(Callee->File);
    unsigned Open = findTokenAfter(Text, Callee->End, "(");
    std::string Separator = HasArguments ? ", " : "";
    if (Member->isImplicitAccess())
      return C.Edits.replace({Callee->File, Callee->Begin, Open + 1},
                             Function + "(*this" + Separator);
    std::optional<TextRange> Object = C.Source.range(Member->getBase()->getSourceRange());
    if (!Object)
      return;
    C.Edits.insert({Object->File, Object->Begin}, Function + "(", InsertOrder::Token);
    C.Edits.replace({Object->File, Object->End, Open + 1}, Separator);
  }

  /// Makes the new names of all instances at one use equal, if possible. Some instances may refer
  /// to renamed functions of one restriction, and others to functions of both restrictions. Then
  /// the functions of both restrictions get forwarding functions of the new name.
  void unify(Use &Here, std::string CalleePair::*NewName) {
    std::string Name;
    for (const CalleePair &N : Here.Names)
      if (Name.empty())
        Name = N.*NewName;
    if (Name.empty())
      return;
    const FunctionDecl *CalleePair::*Function =
        NewName == &CalleePair::Cpu ? &CalleePair::CpuFunction : &CalleePair::AmpFunction;
    for (const CalleePair &N : Here.Names)
      if ((N.*NewName).empty() && !canForward(C, outputFunctionOf(C, N.*Function)))
        return;
    for (CalleePair &N : Here.Names)
      if ((N.*NewName).empty()) {
        const FunctionDecl *F = outputFunctionOf(C, N.*Function);
        if (Forwarded.insert({F, Name}).second)
          forward(C, F, Name);
        N.*NewName = Name;
      }
  }

  void renameSpecializations(const FunctionDecl *Template, const std::string &Name) {
    for (const FunctionDecl *F : specializedMembersOf(Template))
      renameDeclarations(C, F->getCanonicalDecl(), Name);
    for (const FunctionDecl *F : instantiatedMembersOf(C, Template))
      refuseInstantiation(F);
    for (const FunctionDecl *F : specializationsOf(Template)) {
      TemplateSpecializationKind Kind = F->getTemplateSpecializationKind();
      if (Kind == TSK_ExplicitSpecialization)
        renameDeclarations(C, F->getCanonicalDecl(), Name);
      else if (Kind == TSK_ExplicitInstantiationDeclaration ||
               Kind == TSK_ExplicitInstantiationDefinition)
        refuseInstantiation(F);
    }
  }
  void refuseInstantiation(const FunctionDecl *F) {
    C.Unit.error(
        F->getPointOfInstantiation(),
        fmt::format("'{}' cannot be instantiated explicitly, because calls select it only by "
                    "its restrictions; rename it",
                    F->getNameAsString()));
  }

  RewriteContext &C;
  ChoiceFunctions &Choices;
  std::set<std::pair<const FunctionDecl *, std::string>> Forwarded;
};

/// Reports renamed cpu functions that libraries call: the calls in the library cannot be edited, so
/// they would find another overload.
void refuseLibraryCalls(RewriteContext &C) {
  std::vector<const FunctionDecl *> Renamed;
  for (const RenamedOverloads &Group : C.Model.Renamed)
    if (!Group.Amp)
      llvm::append_range(Renamed, Group.Functions);
  if (Renamed.empty())
    return;
  std::set<const FunctionDecl *> OfLibraries = functionsNamedByLibraries(C.Unit);
  for (const FunctionDecl *F : Renamed) {
    if (!OfLibraries.count(F))
      continue;
    bool InPair = llvm::any_of(C.Model.Pairs, [&](const OverloadPair &P) { return P.Cpu == F; });
    C.Unit.error(
        F->getLocation(),
        fmt::format("a library calls '{}', which only its restrictions distinguish from an "
                    "overload that amp code calls; give both overloads {}",
                    F->getNameAsString(),
                    InPair ? "the same return type" : "different parameters"));
  }
}

} // namespace

void planOverloadRenaming(RewriteContext &C) {
  if (C.Model.Renamed.empty() && C.Model.AmpCallees.empty())
    return;
  refuseLibraryCalls(C);
  ChoiceFunctions Choices(C);
  Renamer R(C, Choices);
  for (const RenamedOverloads &Group : C.Model.Renamed)
    R.declarations(Group);
  refuseRangeLoops(C);
  for (const auto &[Loc, Use] : usesToRename(C))
    R.use(Loc, Use);
  Choices.declare();
}

} // namespace amp2hip
