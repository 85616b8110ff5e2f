//===--- CheckContext.cpp - Reports and their notes -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds notes to a report for the calls and instantiations that lead to the
// code. Many rules apply to a function only because a kernel calls it, or only
// to some instances of a template:
//
//   error: amp code cannot call 'f', which has no restrict(amp)
//   note: in instantiation of 'apply<int>', used here
//   note: 'smooth' is called here
//
//===----------------------------------------------------------------------===//
#include "advice/LibraryNames.h"
#include "ast/Scopes.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {

const CheckContext::Calls &CheckContext::firstCalls() const {
  if (FirstCalls)
    return *FirstCalls;
  Calls &First = FirstCalls.emplace();
  forEachAmpBlock(Code, [&](const CodeBlock &B) {
    for (const Stmt *S : B.Statements) {
      const FunctionDecl *Callee = nullptr;
      if (const auto *C = dyn_cast<CallExpr>(S))
        Callee = C->getDirectCallee();
      else if (const auto *C = dyn_cast<CXXConstructExpr>(S))
        Callee = C->getConstructor();
      SourceLocation Loc = B.UsedAt;
      if (Callee)
        First.try_emplace(
            Callee->getCanonicalDecl(),
            Call{Loc.isValid() ? Loc : cast<Expr>(S)->getExprLoc(), B.executingFunction()});
    }
  });
  return First;
}

std::string quotedName(const FunctionDecl *F) {
  if (isOfLambda(F))
    return "this lambda";
  std::string Name;
  llvm::raw_string_ostream OS(Name);
  F->getNameForDiagnostic(OS, F->getASTContext().getPrintingPolicy(), /*Qualified=*/true);
  return fmt::format("'{}'", Name);
}

/// Adds a note for a call of \p F, then for a call of the calling function, and
/// so on. For a function that amp code does not call, the note is for its
/// instantiation.
void CheckContext::noteCallChain(const FunctionDecl *F) const {
  const Calls &First = firstCalls();
  constexpr unsigned Longest = 8; // more notes would not help the user
  llvm::SmallPtrSet<const FunctionDecl *, 8> Seen;
  for (unsigned I = 0; I < Longest && F && Seen.insert(F->getCanonicalDecl()).second; ++I) {
    auto Found = First.find(F->getCanonicalDecl());
    bool Called = Found != First.end();
    SourceLocation Loc = Called ? Found->second.Loc : F->getPointOfInstantiation();
    if (!Unit.isUserLocation(Loc))
      return;
    Unit.note(Loc, F->isTemplateInstantiation()
                       ? fmt::format("in instantiation of {}, used here", quotedName(F))
                       : fmt::format("{} is called here", quotedName(F)));
    F = Called ? Found->second.By : nullptr;
  }
}

/// If \p Block is a default argument or default member initializer, adds a note
/// at \p Loc, because the report is where the default is used.
void CheckContext::noteDefault(const CodeBlock &Block, SourceLocation Loc) const {
  if (Block.UsedAt.isValid() && Unit.isUserLocation(Loc))
    Unit.note(Loc, "the violation is in this default argument or default member initializer");
}

bool CheckContext::report(const CodeBlock &Block, Rule Violated, SourceLocation Loc,
                          const std::string &Message, std::vector<FixItHint> Fixes) const {
  SourceLocation At = Block.UsedAt.isValid() ? Block.UsedAt : Loc;
  if (!report(Violated, At, Message, std::move(Fixes)))
    return false;
  noteDefault(Block, Loc);
  if (Block.executingFunction())
    noteCallChain(Block.executingFunction());
  return true;
}

/// The class of \p T or, for a reference or array, of the referenced type or
/// the elements; null if it is not a class.
static const CXXRecordDecl *classOf(const ASTContext &Ctx, QualType T) {
  const CXXRecordDecl *Class =
      Ctx.getBaseElementType(T.getNonReferenceType())->getAsCXXRecordDecl();
  return Class ? Class->getCanonicalDecl() : nullptr;
}

void CheckContext::reportType(const CodeBlock &Block, SourceLocation Loc,
                              const std::string &Subject, QualType T, const TypeFault &Fault,
                              TypedEntity Entity) const {
  TypeReport Found{Block, Loc, Subject, T, Fault, Entity};
  if (Entity != TypedEntity::Other && Block.Function && Block.Function->isTemplateInstantiation() &&
      classOf(Unit.context(), T))
    DelayedTypes.push_back(std::move(Found));
  else
    report(Found);
}

void CheckContext::reportVolatile(const CodeBlock &Block, SourceLocation Loc,
                                  const std::string &Subject, QualType T) const {
  if (holdsVolatile(T) && !Types.allows(AmpExtension::Volatile))
    report(Block, Rule::VolatileType, Loc,
           fmt::format("{} has type {}, but amp code cannot use volatile types; remove "
                       "'volatile' (--amp-extensions=volatile allows it)",
                       Subject, AmpTypes::nameOf(T, Unit.context())));
}

void CheckContext::reportDelayedTypes() const {
  for (bool OfObject : {false, true}) {
    std::set<const CXXRecordDecl *> Before = ReportedClasses;
    for (const TypeReport &Found : DelayedTypes)
      if ((Found.Entity == TypedEntity::Object) == OfObject &&
          !Before.count(classOf(Unit.context(), Found.T)))
        report(Found);
  }
}

void CheckContext::report(const TypeReport &Found) const {
  const CodeBlock &Block = Found.Block;
  SourceLocation At = Block.UsedAt.isValid() ? Block.UsedAt : Found.Loc;
  if (const CXXRecordDecl *Class = classOf(Unit.context(), Found.T))
    ReportedClasses.insert(Class);
  std::string Advice = adviceForClass(Found.T);
  std::string Why = Advice.empty() ? Found.Fault.about(Found.T, Unit.context())
                                   : fmt::format("has type {}, which amp code cannot use; {}",
                                                 AmpTypes::nameOf(Found.T, Unit.context()), Advice);
  if (!report(Found.Fault.Violated, At, fmt::format("{} {}", Found.Subject, Why)))
    return;
  noteDefault(Block, Found.Loc);
  if (Unit.isUserLocation(Found.Fault.Where) && Found.Fault.Where != Found.Loc)
    Unit.note(Found.Fault.Where, "caused by this declaration");
  if (Block.executingFunction())
    noteCallChain(Block.executingFunction());
}

bool CheckContext::report(Rule Violated, SourceLocation Loc, const std::string &Message,
                          std::vector<FixItHint> Fixes) const {
  if (!Reported.insert({Loc, Violated}).second)
    return false;
  Unit.report(Violated, Loc, Message, std::move(Fixes));
  return true;
}

} // namespace amp2hip
