//===--- FunctionTypesCheck.cpp - Types of pointers to amp functions ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports pointer and reference types to functions with amp among their
// restrictions (AMP1107), because no such pointer or reference can exist in a
// program (§2.4.3.7). FunctionPointersCheck.cpp reports the expressions. A
// function type without a specifier has the restrictions of the function body
// that contains it (§2.2.1):
//
//   int (*p)(int) restrict(amp);                       // error
//   void f() restrict(amp) { int (*q)(int) = nullptr; } // error
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "check/Check.h"
#include "parse/restrictions/FunctionTypes.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Checks the types in one code block.
class TypesOfBlock {
public:
  using Functions = llvm::SmallPtrSet<const ValueDecl *, 8>;

  /// \p Written are the functions that the program writes as template
  /// arguments.
  TypesOfBlock(const CheckContext &C, const FunctionTypes &Types, const Functions &Written,
               const CodeBlock &B)
      : C(C), Types(Types), Written(Written), B(B) {
    // Types before the body have the restrictions of the enclosing function.
    const FunctionDecl *Outer =
        B.Function ? enclosingFunction(B.Function->getLexicalParent()) : nullptr;
    if (Outer)
      Outside = restrictionOf(Outer);
    if (B.Function && B.Function->hasBody() && B.Function->getBody())
      Body = B.Function->getBody()->getBeginLoc();
  }

  void run() {
    for (TypeLoc T : B.Types)
      if (auto P = T.getAs<PointerTypeLoc>())
        checkPointee(P.getPointeeLoc(), T.getBeginLoc(), "a pointer to");
      else if (auto P = T.getAs<ReferenceTypeLoc>())
        checkPointee(P.getPointeeLoc(), T.getBeginLoc(), "a reference to");
      else if (auto P = T.getAs<MemberPointerTypeLoc>())
        checkPointee(P.getPointeeLoc(), T.getBeginLoc(), "a pointer to");
    if (!B.Function)
      return;
    checkArguments(B.Function->getTemplateSpecializationArgs(),
                   B.Function->getPointOfInstantiation());
    for (const ParmVarDecl *P : B.Function->parameters())
      if (const TypeSourceInfo *Info = P->getTypeSourceInfo())
        checkPointee(Info->getTypeLoc(), P->getLocation(), "a parameter of");
  }

private:
  /// The restrictions of a function type without a specifier at \p Loc.
  Restriction defaultRestrictionsAt(SourceLocation Loc) const {
    bool InBody =
        !B.Function || (Body.isValid() && !C.Unit.SM.isBeforeInTranslationUnit(Loc, Body));
    return InBody ? B.Restrictions : Outside;
  }

  /// Reports amp-only functions among the template arguments \p Arguments that
  /// come from default arguments of the template. FunctionPointersCheck.cpp
  /// checks template arguments that are written.
  void checkArguments(const TemplateArgumentList *Arguments, SourceLocation Loc) {
    if (!Arguments || !C.Unit.isUserLocation(Loc))
      return;
    for (const TemplateArgument &A : Arguments->asArray()) {
      const auto *F = A.getKind() == TemplateArgument::Declaration
                          ? dyn_cast<FunctionDecl>(A.getAsDecl())
                          : nullptr;
      if (F && restrictionOf(F).Amp && !restrictionOf(F).Cpu && !Written.count(F))
        C.report(Rule::AmpFunctionPointer, Loc,
                 fmt::format("cannot form a pointer or reference to '{}', which is restrict(amp) "
                             "only; pass an object with a call operator",
                             F->getNameAsString()));
    }
  }

  /// Reports a pointer, reference or parameter at \p Loc if \p Pointee, to
  /// which it points or refers, is a function type with amp among its
  /// restrictions. \p What is the start of the message: "a pointer to".
  void checkPointee(TypeLoc Pointee, SourceLocation Loc, const char *What) {
    if (!C.Unit.isUserLocation(Loc))
      return;
    std::optional<Restriction> Set = Types.restrictionsOf(Pointee, defaultRestrictionsAt(Loc));
    if (Set && Set->Amp)
      C.report(
          B, Rule::PointerToAmpFunction, Loc,
          fmt::format("{} an amp function type is not allowed; pass an object with a call operator",
                      What));
  }

  const CheckContext &C;
  const FunctionTypes &Types;
  const Functions &Written;
  const CodeBlock &B;
  Restriction Outside{true, false};
  SourceLocation Body;
};

/// The declaration that the expression `f` or `&f` names; null for
/// other expressions.
const ValueDecl *namedBy(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *Address = dyn_cast<UnaryOperator>(E))
    E = Address->getSubExpr()->IgnoreParenImpCasts();
  const auto *Name = dyn_cast<DeclRefExpr>(E);
  return Name ? Name->getDecl() : nullptr;
}

} // namespace

void checkFunctionTypes(const CheckContext &C) {
  FunctionTypes Types(C.Unit);
  TypesOfBlock::Functions Written;
  for (const CodeBlock &B : C.Code)
    for (const Expr *Argument : B.Arguments)
      if (const ValueDecl *Named = namedBy(Argument))
        Written.insert(Named);
  for (const CodeBlock &B : C.Code)
    TypesOfBlock(C, Types, Written, B).run();
}

} // namespace amp2hip
