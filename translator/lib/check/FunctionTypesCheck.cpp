//===--- FunctionTypesCheck.cpp - Pointers and references to functions ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.4.3.7: no pointer or reference to a function with amp among its
// restrictions, anywhere in a program: here the types that say so. What a
// specifier does not say a type inherits from the body around it (§2.2.1).
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "model/FunctionTypes.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {
namespace {

class TypesOfBlock {
public:
  using Functions = llvm::SmallPtrSet<const ValueDecl *, 8>;

  TypesOfBlock(const CheckContext &C, const FunctionTypes &Types, const Functions &Written,
               const CodeBlock &B)
      : C(C), Types(Types), Written(Written), B(B) {
    // What stands in front of a body is outside of the specifier's reach.
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
        checkPointee(P.getPointeeLoc(), T.getBeginLoc(), "a pointer");
      else if (auto P = T.getAs<ReferenceTypeLoc>())
        checkPointee(P.getPointeeLoc(), T.getBeginLoc(), "a reference");
      else if (auto P = T.getAs<MemberPointerTypeLoc>())
        checkPointee(P.getPointeeLoc(), T.getBeginLoc(), "a pointer");
    if (!B.Function)
      return;
    checkArguments(B.Function->getTemplateSpecializationArgs(),
                   B.Function->getPointOfInstantiation());
    for (const ParmVarDecl *P : B.Function->parameters())
      if (const TypeSourceInfo *Info = P->getTypeSourceInfo())
        checkPointee(Info->getTypeLoc(), P->getLocation(), "a parameter is a pointer");
  }

private:
  Restriction aroundAt(SourceLocation Loc) const {
    bool InBody = !B.Function || (Body.isValid() && !C.U.SM.isBeforeInTranslationUnit(Loc, Body));
    return InBody ? B.Set : Outside;
  }

  /// What a template is made from is a pointer or reference too; here by a default
  /// of the template's, as what is written is judged where it stands.
  void checkArguments(const TemplateArgumentList *Arguments, SourceLocation Loc) {
    if (!Arguments || !C.U.isUserLocation(Loc))
      return;
    for (const TemplateArgument &A : Arguments->asArray()) {
      const auto *F = A.getKind() == TemplateArgument::Declaration
                          ? dyn_cast<FunctionDecl>(A.getAsDecl())
                          : nullptr;
      if (F && restrictionOf(F).Amp && !restrictionOf(F).Cpu && !Written.count(F))
        C.report(Rule::AmpFunctionPointer, Loc,
                 "nothing can point or refer to '" + F->getNameAsString() +
                     "', which is restrict(amp); pass an object with a call operator");
    }
  }

  void checkPointee(TypeLoc Pointee, SourceLocation Loc, const char *What) {
    if (!C.U.isUserLocation(Loc))
      return;
    std::optional<Restriction> Set = Types.setOf(Pointee, aroundAt(Loc));
    if (Set && Set->Amp)
      C.report(B, Rule::PointerToAmpFunction, Loc,
               std::string(What) + " to a function type that has amp among its restrictions; only "
                                   "restrict(cpu) functions have pointers and references");
  }

  const CheckContext &C;
  const FunctionTypes &Types;
  const Functions &Written;
  const CodeBlock &B;
  Restriction Outside{true, false};
  SourceLocation Body;
};

/// The function of `f` and `&f`.
const ValueDecl *namedBy(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *Address = dyn_cast<UnaryOperator>(E))
    E = Address->getSubExpr()->IgnoreParenImpCasts();
  const auto *Name = dyn_cast<DeclRefExpr>(E);
  return Name ? Name->getDecl() : nullptr;
}

} // namespace

void checkFunctionTypes(const CheckContext &C) {
  FunctionTypes Types(C.U);
  TypesOfBlock::Functions Written;
  for (const CodeBlock &B : C.Code)
    for (const Expr *Argument : B.Arguments)
      if (const ValueDecl *Named = namedBy(Argument))
        Written.insert(Named);
  for (const CodeBlock &B : C.Code)
    TypesOfBlock(C, Types, Written, B).run();
}

} // namespace amp2hip
