//===--- FunctionPointersCheck.cpp - Uses of pointers to functions --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports the ways to use functions that amp code does not have (§2.4.3.4,
// §2.4.3.7): calls other than by name (AMP1408, AMP1413) and calls of virtual
// functions (AMP1407). Also reports pointers and references to amp functions in
// any code, cpu code included (AMP1415, AMP1416). Cpu code can point to a
// function of both restrictions: the pointer points to the cpu function
// (§2.3.1). FunctionTypesCheck.cpp checks the types of pointers.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/VirtualFunctions.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// True for `a.*f` and `a->*f` where `f` points to a member function.
bool isAccessToMemberFunction(const Expr *E) {
  const auto *Access = dyn_cast<BinaryOperator>(E);
  return Access && Access->isPtrMemOp() &&
         Access->getRHS()->getType()->isMemberFunctionPointerType();
}

/// True if \p Call converts an amp lambda to a pointer to function.
bool isAmpLambdaConversion(const CallExpr *Call) {
  const auto *F = dyn_cast_or_null<CXXConversionDecl>(Call->getDirectCallee());
  return F && F->getParent()->isLambda() && F->getParent()->getLambdaCallOperator() &&
         restrictionOf(F->getParent()->getLambdaCallOperator()).Amp;
}

/// Checks the calls and the other uses of function names in one code block.
class PointersOfBlock {
public:
  PointersOfBlock(const CheckContext &C, const CodeBlock &B) : C(C), B(B) {}

  void run() {
    for (const Stmt *S : B.Statements)
      if (const auto *Call = dyn_cast<CallExpr>(S)) {
        checkCall(Call);
      } else if (const auto *Argument = dyn_cast<SubstNonTypeTemplateParmExpr>(S)) {
        // The template argument is checked where it is written.
        const Expr *Named = Argument->getReplacement()->IgnoreParenImpCasts();
        if (const auto *Address = dyn_cast<UnaryOperator>(Named))
          Named = Address->getSubExpr()->IgnoreParenImpCasts();
        C.Unit.suppressClangErrorAt(Named->getExprLoc());
        C.Unit.suppressClangErrorAt(Argument->getExprLoc());
        Callees.insert(Named);
      }
    for (const Stmt *S : B.Statements)
      if (const auto *Access = dyn_cast<BinaryOperator>(S)) {
        if (B.Restrictions.Amp && isAccessToMemberFunction(Access))
          C.report(B, Rule::MemberFunctionAccess, Access->getOperatorLoc(),
                   "amp code cannot use a pointer to a member function; call the member function "
                   "by its name");
      } else if (const auto *E = dyn_cast<DeclRefExpr>(S)) {
        checkName(E, E->getDecl());
      }
    for (const Stmt *S : B.Unevaluated)
      if (const auto *Call = dyn_cast<CallExpr>(S))
        Callees.insert(Call->getCallee()->IgnoreParenImpCasts());
    for (const Stmt *S : B.Unevaluated)
      checkOperand(S);
    for (const Expr *Argument : B.Arguments)
      checkNamed(Argument);
  }

private:
  /// Checks an unevaluated operand: `decltype(&f)` is a pointer type and is
  /// reported, `decltype(f)` is not.
  void checkOperand(const Stmt *S) {
    const auto *Address = dyn_cast<UnaryOperator>(S);
    const auto *Decay = dyn_cast<ImplicitCastExpr>(S);
    if (Address && Address->getOpcode() == UO_AddrOf)
      checkNamed(Address->getSubExpr());
    else if (Decay && Decay->getCastKind() == CK_FunctionToPointerDecay)
      checkNamed(Decay->getSubExpr());
  }

  /// Reports \p E, which is not evaluated, if it names an amp-only function or
  /// takes its address.
  void checkNamed(const Expr *E) {
    E = E->IgnoreParenImpCasts();
    if (const auto *Address = dyn_cast<UnaryOperator>(E);
        Address && Address->getOpcode() == UO_AddrOf)
      E = Address->getSubExpr()->IgnoreParenImpCasts();
    const auto *Name = dyn_cast<DeclRefExpr>(E);
    const auto *F = Name ? dyn_cast<FunctionDecl>(Name->getDecl()) : nullptr;
    if (F && restrictionOf(F).Amp && !restrictionOf(F).Cpu)
      checkName(Name, F);
  }

  void checkCall(const CallExpr *Call) {
    const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
    Callees.insert(Callee);
    if (isAmpLambdaConversion(Call))
      C.report(B, Rule::LambdaToPointer, Call->getExprLoc(),
               "an amp lambda cannot be converted to a function pointer; call the lambda itself");
    if (!B.Restrictions.Amp || Call->isTypeDependent() || Callee->isTypeDependent())
      return;
    const auto *Virtual = dyn_cast_or_null<CXXMethodDecl>(Call->getDirectCallee());
    if (Virtual && isVirtualFunction(Virtual)) {
      C.report(B, Rule::VirtualCall, Call->getExprLoc(),
               fmt::format("amp code cannot call '{}', which is virtual; make it non-virtual, or "
                           "replace the base class by a template parameter",
                           Virtual->getQualifiedNameAsString()));
      return;
    }
    bool ByName = isa<DeclRefExpr, MemberExpr>(Callee) && Call->getDirectCallee();
    if (ByName || isa<CXXPseudoDestructorExpr>(Callee) || isAccessToMemberFunction(Callee) ||
        isa<CXXOperatorCallExpr, UserDefinedLiteral>(Call) ||
        Callee->getType()->isSpecificBuiltinType(BuiltinType::BuiltinFn))
      return;
    C.report(B, Rule::CallThroughPointer, Call->getExprLoc(),
             "amp code cannot call through a pointer or reference to a function; call the "
             "function by its name, or pass an object with a call operator");
  }

  /// Reports \p E, which refers to \p D, if \p D is a function that the block
  /// cannot point to and \p E is not the callee of a call.
  void checkName(const DeclRefExpr *E, const ValueDecl *D) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || Callees.count(E) || E->isTypeDependent() || F->getBuiltinID())
      return;
    Restriction R = restrictionOf(F);
    if (!B.Restrictions.Amp && (!R.Amp || R.Cpu))
      return;
    std::string Name = fmt::format("'{}'", F->getNameAsString());
    C.Unit.suppressClangErrorAt(E->getLocation());
    C.report(B, Rule::AmpFunctionPointer, E->getLocation(),
             B.Restrictions.Amp
                 ? fmt::format("amp code cannot form a pointer or reference to the function {}; "
                               "pass an object with a call operator",
                               Name)
                 : fmt::format("cannot form a pointer or reference to {}, which is restrict(amp) "
                               "only; pass an object with a call operator",
                               Name));
  }

  const CheckContext &C;
  const CodeBlock &B;
  llvm::SmallPtrSet<const Expr *, 32> Callees;
};

} // namespace

void checkFunctionPointers(const CheckContext &C) {
  for (const CodeBlock &B : C.Code)
    if (!B.Function || !B.Function->isDependentContext())
      PointersOfBlock(C, B).run();
}

} // namespace amp2hip
