//===--- CallsCheck.cpp - Calls whose meaning depends on restrictions -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports three kinds of calls:
//
// - A call in code of both restrictions whose type differs between cpu and amp code (§2.2,
//   AMP1104).
// - A call before the body of an amp function or lambda, such as in its trailing return type, for
//   which Clang may have chosen a cpu function (AMP1101).
// - A call for which the compilers of the output may choose another function, because they ignore
//   restrictions. It is reported only if the output cannot express the call in another way, such as
//   with converted arguments. ResolvedCalls.h has an example. Calls of overload pairs are valid,
//   because a pair becomes one function.
//
//===----------------------------------------------------------------------===//
#include "ast/LaunchDomain.h"
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "ast/Signatures.h"
#include "check/Check.h"
#include "model/overloads/OverloadCandidates.h"
#include "model/overloads/RenamedOverloads.h"
#include "model/overloads/ResolvedCalls.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Checks the calls and constructions of one code block.
class CallsOfBlock {
public:
  CallsOfBlock(const CheckContext &C, const CodeBlock &B) : C(C), U(C.Unit), M(C.Model), B(B) {}

  /// Checks a block whose restrictions contain amp.
  void run() {
    for (const Stmt *S : B.Statements)
      if (const auto *Call = dyn_cast<CallExpr>(S))
        checkCall(Call);
      else
        checkChoice(S);
    for (const Stmt *S : B.Unevaluated) {
      if (const auto *Call = dyn_cast<CallExpr>(S))
        checkCall(Call);
      else
        checkChoice(S);
      checkCallBeforeBody(S);
    }
  }

  /// Checks a block of cpu code, where only checkChoice() applies.
  void runOnCpu() {
    B.forEachStatementOrOperand([&](const Stmt *S) { checkChoice(S); });
  }

private:
  void checkCall(const CallExpr *Call) {
    const FunctionDecl *F = Call->getDirectCallee();
    if (F && M.ResolvedForAmp.count(calleeLocation(Call)))
      checkTypeByRestriction(F, Call);
    else if (F)
      checkTypes(F, Call);
    checkChoice(Call);
  }

  /// Reports a call of \p F for which amp code has another callee, and whose
  /// type therefore differs between cpu and amp code (§2.2). For a double `d`,
  /// `fast_math::cos(d)` is a double in cpu code and a float in amp code.
  void checkTypeByRestriction(const FunctionDecl *F, const CallExpr *Call) {
    auto It = M.TypesByRestriction.find(calleeLocation(Call));
    if (It == M.TypesByRestriction.end())
      return;
    const bool IsUsers = U.isUserLocation(F->getLocation());
    const auto &[CpuType, AmpType] = It->second;
    std::string Advice = IsUsers ? "give both overloads the same return type"
                                 : fmt::format("convert the arguments to '{}'", AmpType);
    if (!C.report(B, Rule::TypeDependsOnRestriction, Call->getExprLoc(),
                  fmt::format("this call to '{}' has type '{}' in cpu code and '{}' in amp code, "
                              "but the enclosing function has both restrictions; {}, or overload "
                              "the enclosing function for each restriction",
                              F->getNameAsString(), CpuType, AmpType, Advice)) ||
        !IsUsers)
      return;
    U.note(F->getLocation(), "the overload for cpu code is declared here");
    if (auto Amp = M.AmpCallees.find(calleeLocation(Call)); Amp != M.AmpCallees.end())
      for (const FunctionDecl *Meant : Amp->second)
        U.note(Meant->getLocation(), "the overload for amp code is declared here");
  }

  /// True if the two functions of \p P have different return types. \p F is one of the two or, for
  /// templates, a specialization of one. In the latter case, compares the return types of the
  /// specializations with the template arguments of \p F.
  bool returnTypesDiffer(const FunctionDecl *F, const OverloadPair &P) const {
    const FunctionDecl *Half = patternOf(F) == patternOf(P.Cpu) ? P.Amp : P.Cpu;
    for (NamedDecl *D : F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName())) {
      FunctionDecl *Other = D->getAsFunction();
      if (!Other || patternOf(Other) != patternOf(Half))
        continue;
      // Each instance of a class template declares its own friend functions.
      if (F->getLexicalDeclContext()->isRecord() &&
          Other->getLexicalDeclContext() != F->getLexicalDeclContext())
        continue;
      const TemplateArgumentList *Arguments = F->getTemplateSpecializationArgs();
      if (auto *Template = dyn_cast<FunctionTemplateDecl>(D); Template && Arguments)
        Other = U.sema().InstantiateFunctionDeclaration(Template, Arguments, F->getLocation());
      if (Other && !Other->getReturnType()->isDependentType() &&
          !Other->getReturnType()->isUndeducedType())
        return !U.context().hasSameType(F->getReturnType(), Other->getReturnType());
    }
    return !U.context().hasSameType(P.Cpu->getReturnType(), P.Amp->getReturnType());
  }

  /// Reports a call of an overload pair whose functions return different types,
  /// if the code has both restrictions (§2.2) or if Clang resolved the call for
  /// cpu code, although the code is amp-only.
  void checkTypes(const FunctionDecl *F, const CallExpr *Call) {
    const FunctionDecl *Pattern = F->getTemplateInstantiationPattern();
    const FunctionDecl *Key = (Pattern ? Pattern : F)->getCanonicalDecl();
    // Clang resolves calls before the body in a template for cpu code.
    bool WrongSide = !B.Restrictions.Cpu && !restrictionOf(F).Amp;
    const char *Consequence =
        WrongSide ? "and the call is resolved for cpu code; write the type explicitly"
                  : "but the enclosing function has both restrictions; give both overloads the "
                    "same return type";
    for (const OverloadPair &P : M.Pairs)
      if ((B.Restrictions.both() || WrongSide) && (P.Cpu == Key || P.Amp == Key) &&
          returnTypesDiffer(F, P) &&
          C.report(B, Rule::TypeDependsOnRestriction, Call->getExprLoc(),
                   fmt::format("the type of this call to '{}' differs between cpu and amp code, {}",
                               F->getNameAsString(), Consequence))) {
        U.note(P.Cpu->getLocation(), "the cpu overload is declared here");
        U.note(P.Amp->getLocation(), "the amp overload is declared here");
      }
  }

  /// Reports an unevaluated call, in amp-only code, of a cpu function that has an amp overload. The
  /// amp overload may be the right callee, because Clang resolves calls before the body of a lambda
  /// for cpu code.
  void checkCallBeforeBody(const Stmt *S) {
    const auto *Call = dyn_cast<CallExpr>(S);
    const auto *Unresolved = dyn_cast<OverloadExpr>(S); // resolved only in instances
    if (const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr) {
      if (!restrictionOf(F).Amp)
        checkCallBeforeBody(Call->getExprLoc(), F,
                            F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName()));
    } else if (Unresolved && B.Lambda &&
               U.SM.isBeforeInTranslationUnit(Unresolved->getNameLoc(),
                                              B.Lambda->getBody()->getBeginLoc())) {
      for (const NamedDecl *D : Unresolved->decls())
        if (const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
            F && !restrictionOf(F).Amp)
          return checkCallBeforeBody(Unresolved->getNameLoc(), F, Unresolved->decls());
    }
  }
  /// Reports the use of the cpu function \p F at \p Loc if one of \p All, the
  /// functions of its name, is an amp function.
  template <typename Overloads>
  void checkCallBeforeBody(SourceLocation Loc, const FunctionDecl *F, const Overloads &All) {
    if (B.Restrictions.Cpu || isInOverloadPair(M, F) || !U.isUserLocation(F->getLocation()))
      return;
    for (const NamedDecl *D : All)
      if (const FunctionDecl *Other = D->getUnderlyingDecl()->getAsFunction();
          Other && restrictionOf(Other).Amp) {
        if (C.report(B, Rule::NotCallableFromAmp, Loc,
                     fmt::format("'{}' is resolved for cpu code here and may refer to a function "
                                 "without restrict(amp); write the type explicitly",
                                 F->getNameAsString())))
          U.note(Other->getLocation(), "the amp overload is declared here");
        return;
      }
  }

  /// Reports the calls in \p S for which the compilers of the output may choose another function
  /// than the parse. Does not report calls that the output can write in another way, for example
  /// with converted arguments.
  void checkChoice(const Stmt *S) {
    if (B.UsedBy) // the code that uses the default has it among its own
      return;
    forEachResolvedCall(S, [&](const ResolvedCall &Resolved) {
      const std::string Name = Resolved.Function->getNameAsString();
      if (const FunctionDecl *Equal = equalCandidate(U, M, B, Resolved))
        return reportOnce(
            Resolved, *Equal,
            fmt::format("call to '{}' is ambiguous, because a candidate with other restrictions "
                        "matches equally well; convert the arguments, or qualify the name",
                        Name),
            "the other candidate is declared here");
      if (const FunctionDecl *Outer = newlyVisibleCandidate(U, M, B, Resolved))
        return reportOnce(Resolved, *Outer,
                          fmt::format("in the output, this call to '{}' would also find candidates "
                                      "of outer namespaces, because the overloads that hide them "
                                      "are renamed; qualify the name with its namespace",
                                      Name),
                          "the candidate of an outer namespace is declared here");
      if (const FunctionDecl *Later = laterCompetingCandidate(U, M, B, Resolved)) {
        const bool IsDeclaredBefore =
            U.SM.isBeforeInTranslationUnit(Later->getFirstDecl()->getLocation(), Resolved.Place);
        std::string Advice = IsDeclaredBefore
                                 ? "move its using declaration before the template"
                                 : fmt::format("declare it before the template, or call '{}{}'",
                                               explicitQualifierOf(Resolved.Function), Name);
        return reportOnce(
            Resolved, *Later,
            fmt::format(
                "nvcc and Visual C++ look up '{}' again when they instantiate the template, and "
                "find a candidate that is declared later and matches at least as well; {}",
                Name, Advice),
            "the later candidate is declared here");
      }
      const FunctionDecl *Other = competingCandidate(U, M, B, Resolved);
      // In code of both restrictions, amp code may call the competing candidate. That is known only
      // after resolveAmpCallees() found the amp callee.
      bool Known = !B.Restrictions.both() || !Other || !restrictionOf(Other).Amp ||
                   isResolvedForAmp(M, Resolved);
      if (!Other || (Known && conversionsFor(U, M, B, Resolved, Other)))
        return;
      std::string Advice = "convert the arguments to the types of the parameters";
      if (isa<CXXConversionDecl>(Other))
        Advice = adviceFor(cast<CXXMethodDecl>(Resolved.Function), cast<CXXMethodDecl>(Other));
      else if (sameParameters(U.context(), Resolved.Function, Other))
        Advice = "declare both in one class, or write one function with both restrictions";
      reportOnce(Resolved, *Other,
                 fmt::format("this call to '{}' selects the {} overload only by its restriction, "
                             "and another candidate may match better in the output; {}",
                             Name, B.Restrictions.Amp ? "amp" : "cpu", Advice),
                 "the other candidate is declared here");
    });
  }

  /// Reports \p Message at \p Resolved and \p Note at \p Other, once for each place and function.
  void reportOnce(const ResolvedCall &Resolved, const FunctionDecl &Other,
                  const std::string &Message, const std::string &Note) {
    if (!Reported.insert({Resolved.Place, &Other}).second)
      return;
    U.error(Resolved.Place, Message);
    U.note(Other.getLocation(), Note);
  }

  /// The advice for a call that two conversion functions match.
  const char *adviceFor(const CXXMethodDecl *Callee, const CXXMethodDecl *Other) const {
    return Callee->isConst() != Other->isConst()
               ? "declare all conversion functions const, or none of them"
           : U.context().hasSameType(Callee->getReturnType(), Other->getReturnType())
               ? "replace them by named member functions"
               : "write the intended conversion explicitly";
  }

  const CheckContext &C;
  const Unit &U;
  const Model &M;
  const CodeBlock &B;
  std::set<std::pair<SourceLocation, const FunctionDecl *>> Reported;
};

} // namespace

void checkCalls(const CheckContext &C) {
  for (const CodeBlock &B : C.Code)
    if (B.Restrictions.Amp)
      CallsOfBlock(C, B).run();
    else
      CallsOfBlock(C, B).runOnCpu();
}

} // namespace amp2hip
