//===--- LowerRangeLoops.cpp - Range loops that depend on restrictions ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes out the implicit calls of range-based for loops. If `begin`, `end`, `!=`, `++` or `*`
// depends on restrictions, the loop
//
//   for (int x : list) sum += x;
//
// becomes
//
//   { auto &&range = list; auto first = range.begin(); auto last = range.end();
//     for (; first != last; ++first) { int x = *first; sum += x; } }
//
// If only the constructor of the loop variable depends on restrictions, the loop
//
//   for (number x : array) sum += x.n;
//
// becomes
//
//   for (auto &&element : array) { number x = element; sum += x.n; }
//
// The source contains no text of these calls, so the rewrites could not edit them.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "lower/Lower.h"
#include "model/overloads/RenamedOverloads.h"
#include "model/overloads/ResolvedCalls.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "text/CodeTemplate.h"
#include "text/Tokens.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Rewrites a range-based for loop in the code block \p B: with iterators, or with the loop
/// variable in the body.
class RangeLoop {
public:
  RangeLoop(RewriteContext &C, const CodeBlock &B, const CXXForRangeStmt *Loop)
      : C(C), B(B), Loop(Loop) {}

  /// True if restrictions select the `begin`, `end`, `!=`, `++` or `*` that the loop calls.
  bool callsRestrictionDependent() const {
    return llvm::any_of(std::initializer_list<const Stmt *>{Loop->getBeginStmt(),
                                                            Loop->getEndStmt(), Loop->getCond(),
                                                            Loop->getInc()},
                        [&](const Stmt *S) { return containsRestrictionDependentCall(S); }) ||
           (Loop->getLoopVariable() && holdsDereference(Loop->getLoopVariable()->getInit()));
  }

  /// True if restrictions select the constructor of the loop variable. False for copy and move
  /// constructors.
  bool constructsRestrictionDependent() const {
    const VarDecl *V = Loop->getLoopVariable();
    const auto *E =
        V && V->getInit() ? dyn_cast<CXXConstructExpr>(V->getInit()->IgnoreImplicit()) : nullptr;
    return E && dependsOnRestriction(constructorOf(E)) &&
           !E->getConstructor()->isCopyOrMoveConstructor();
  }

  /// Rewrites the loop with iterators. No-op if boundOf() returns nothing.
  void writeIterators() {
    std::optional<std::string> First = boundOf(Loop->getBeginStmt()),
                               Last = boundOf(Loop->getEndStmt());
    if (First && Last)
      write(
          [&](const std::string &Variable, const std::string &Range) {
            std::string Whole = unique("range"), From = unique("first"), To = unique("last");
            return fillText("{ auto &&$Whole = $Range; auto $From = $First; auto $To = $Last; "
                            "for (; $From != $To; ++$From) { $Variable = *$From; ",
                            {{"Whole", Whole},
                             {"Range", Range},
                             {"From", From},
                             {"First", call(*First, Whole)},
                             {"To", To},
                             {"Last", call(*Last, Whole)},
                             {"Variable", Variable}});
          },
          " } }");
  }

  /// Moves the declaration of the loop variable into the body, where the current element
  /// initializes it. An rvalue element is passed as an rvalue.
  void writeElement() {
    write(
        [&](const std::string &Variable, const std::string &Range) {
          std::string Element = unique("element");
          const Expr *From =
              cast<CXXConstructExpr>(Loop->getLoopVariable()->getInit()->IgnoreImplicit())
                  ->getArg(0);
          std::string Initializer = From->IgnoreParenImpCasts()->isLValue()
                                        ? Element
                                        : fillText("static_cast<decltype($Element) &&>($Element)",
                                                   {{"Element", Element}});
          return fillText("for (auto &&$Element : $Range) { $Variable = $Initializer; ",
                          {{"Element", Element},
                           {"Range", Range},
                           {"Variable", Variable},
                           {"Initializer", Initializer}});
        },
        " }");
  }

private:
  /// True if a call of \p F, a function of the user, depends on restrictions:
  /// \p F is a renamed overload, or a cpu-only function outside overload pairs
  /// that code of both restrictions calls.
  bool dependsOnRestriction(const FunctionDecl *F) const {
    if (!F || !C.Unit.isUserLocation(F->getLocation()))
      return false;
    return renamedOverloadsOf(C.Model, F) ||
           (B.Restrictions.both() && !restrictionOf(F).Amp && !isInOverloadPair(C.Model, F));
  }

  /// True if \p S contains a call that depends on restrictions.
  bool containsRestrictionDependentCall(const Stmt *S) const {
    if (!S)
      return false;
    const auto *Call = dyn_cast<CallExpr>(S);
    if (Call && dependsOnRestriction(Call->getDirectCallee()))
      return true;
    if (const auto *Declared = dyn_cast<DeclStmt>(S))
      if (const auto *V = dyn_cast<VarDecl>(Declared->getSingleDecl()))
        return containsRestrictionDependentCall(V->getInit());
    return llvm::any_of(S->children(),
                        [&](const Stmt *Child) { return containsRestrictionDependentCall(Child); });
  }

  /// True if \p S contains an overloaded `*` that depends on restrictions.
  bool holdsDereference(const Stmt *S) const {
    if (!S)
      return false;
    const auto *Call = dyn_cast<CXXOperatorCallExpr>(S);
    if (Call && Call->getOperator() == OO_Star)
      return dependsOnRestriction(Call->getDirectCallee());
    return llvm::any_of(S->children(), [&](const Stmt *Child) { return holdsDereference(Child); });
  }

  /// Returns the text that computes a bound of the loop: `.begin()` for a member function,
  /// `a::begin` for another function. Returns nothing for an array. In a template, returns nothing
  /// if Clang has not resolved the call.
  static std::optional<std::string> boundOf(const DeclStmt *Bound) {
    const auto *V = Bound ? dyn_cast<VarDecl>(Bound->getSingleDecl()) : nullptr;
    const auto *Call =
        V && V->getInit() ? dyn_cast<CallExpr>(V->getInit()->IgnoreImplicit()) : nullptr;
    const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr;
    if (!F)
      return std::nullopt;
    if (isa<CXXMethodDecl>(F))
      return "." + F->getNameAsString() + "()";
    bool IsFriend = F->getCanonicalDecl()->getLexicalDeclContext()->isRecord();
    std::string Scope = IsFriend ? "" : qualifierOf(F);
    return (Scope.empty() && !IsFriend ? "::" : Scope) + F->getNameAsString();
  }
  /// Returns the call of \p Bound, a result of boundOf(), for \p Range.
  static std::string call(const std::string &Bound, const std::string &Range) {
    return StringRef(Bound).starts_with(".") ? Range + Bound : Bound + "(" + Range + ")";
  }

  std::string unique(const std::string &Wanted) const {
    return C.Names.unique(Wanted, Loop->getForLoc());
  }

  /// Replaces the head of the loop by the result of \p Head, and inserts \p Tail after the body.
  /// \p Head receives the text of the loop variable's declaration and the text of the range.
  void write(llvm::function_ref<std::string(const std::string &, const std::string &)> Head,
             const std::string &Tail) {
    std::optional<TextRange> For = C.Source.range({Loop->getForLoc(), Loop->getRParenLoc()});
    std::optional<TextRange> Variable = C.Source.range(Loop->getLoopVarStmt()->getSourceRange());
    std::optional<TextRange> Range = C.Source.range(Loop->getRangeInit()->getSourceRange());
    std::optional<TextRange> Body = C.Source.range(Loop->getBody()->getSourceRange());
    std::optional<TextPosition> Colon = C.Source.begin(Loop->getColonLoc());
    if (!For || !Variable || !Range || !Body || !Colon || Loop->getInit())
      return;
    StringRef Text = C.Source.text(For->File);
    std::string Declared = withoutComments(Text.slice(Variable->Begin, Colon->Offset));
    unsigned End = Body->End;
    if (!isa<CompoundStmt>(Loop->getBody())) { // include the semicolon
      size_t Semicolon = findTokenAfter(Text, End, ";");
      if (Semicolon != StringRef::npos && withoutComments(Text.slice(End, Semicolon)).empty())
        End = Semicolon + 1;
    }
    std::string New = Head(Declared, C.Edits.render(*Range));
    // Keep the number of lines, so that the lines after the head keep their numbers.
    for (size_t Lines = llvm::count(New, '\n'),
                Wanted = Text.slice(For->Begin, For->End).count('\n');
         Lines < Wanted; ++Lines)
      New += '\n';
    C.Edits.replace(*For, New);
    C.Edits.insert({For->File, End}, Tail, InsertOrder::After);
  }

  RewriteContext &C;
  const CodeBlock &B;
  const CXXForRangeStmt *Loop;
};

} // namespace

void lowerRangeLoops(RewriteContext &C, const std::vector<CodeBlock> &Code) {
  if (C.Model.AmpFunctions.empty())
    return;
  std::set<SourceLocation> Done; // instances of a template share the source text
  std::vector<SourceRange> Lowered;
  for (const CodeBlock &B : Code)
    for (const Stmt *S : B.Statements) {
      const auto *Statement = dyn_cast<CXXForRangeStmt>(S);
      if (!Statement || !Statement->getRangeInit() ||
          !C.Unit.isUserLocation(Statement->getForLoc()))
        continue;
      RangeLoop Loop(C, B, Statement);
      bool Iterates = Loop.callsRestrictionDependent();
      if ((!Iterates && !Loop.constructsRestrictionDependent()) ||
          !Done.insert(Statement->getForLoc()).second)
        continue;
      // If loops are nested, lower only one of them. The next round lowers the
      // others.
      SourceRange Own = S->getSourceRange();
      if (llvm::any_of(Lowered,
                       [&](SourceRange R) { return R.fullyContains(Own) || Own.fullyContains(R); }))
        continue;
      Lowered.push_back(S->getSourceRange());
      Iterates ? Loop.writeIterators() : Loop.writeElement();
    }
}

} // namespace amp2hip
