//===--- UsedTypesCheck.cpp - Types of expressions in amp code ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the types that amp code uses without declaring a variable of the type: those of casts,
// temporaries, operands of sizeof, constants, members and `*this`. Every type that amp code refers
// to must be amp-compatible (§2.4.1). DeclaredTypesCheck.cpp checks variables, parameters and
// results.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "ast/SpecialMembers.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

using Classes = std::set<const CXXRecordDecl *>;

/// Checks the types in the expressions of one code block.
class UsedTypes {
public:
  /// \p CheckedClasses contains the classes that have been checked as the class of
  /// `*this`. All blocks share it, so that checkObject() reports each class
  /// once.
  UsedTypes(const CheckContext &C, const CodeBlock &B, Classes &CheckedClasses)
      : C(C), B(B), CheckedClasses(CheckedClasses) {}

  void run() {
    for (const Stmt *S : B.Statements)
      if (const auto *E = dyn_cast<Expr>(S); E && !E->isTypeDependent())
        visit(E);
    checkObject();
  }

private:
  void visit(const Expr *E) {
    SourceLocation Loc = E->getBeginLoc();
    if (const auto *Cast = dyn_cast<ExplicitCastExpr>(E))
      check("this cast", Cast->getTypeAsWritten(), Loc);
    else if (const auto *Temporary = dyn_cast<CXXTemporaryObjectExpr>(E))
      check("this object", Temporary->getType(), Loc);
    else if (isa<CXXScalarValueInitExpr, CompoundLiteralExpr>(E))
      check("this object", E->getType(), Loc);
    else if (const auto *Size = dyn_cast<UnaryExprOrTypeTraitExpr>(E);
             Size && !namesAmpVariable(*Size))
      check(fmt::format("the operand of {}", getTraitSpelling(Size->getKind())),
            Size->getTypeOfArgument(), Loc);
    else if (const auto *Through = dyn_cast<UnaryOperator>(E);
             Through && Through->getOpcode() == UO_Deref)
      checkAddress(Through->getSubExpr());
    else if (const auto *Element = dyn_cast<ArraySubscriptExpr>(E))
      checkAddress(Element->getBase());
    else if (const auto *Named = dyn_cast<DeclRefExpr>(E))
      checkName(Named->getDecl(), Named->getLocation());
    else if (const auto *Member = dyn_cast<MemberExpr>(E))
      checkName(Member->getMemberDecl(), Member->getMemberLoc());
    else if (const auto *This = dyn_cast<CXXThisExpr>(E))
      checkThis(This);
  }

  /// Checks the type of an address that is dereferenced or subscripted in
  /// place: `*&p` with a pointer `p`. If a variable stores the address, the
  /// check of the variable's type suffices.
  void checkAddress(const Expr *Used) {
    const auto *Address = dyn_cast<UnaryOperator>(Used->IgnoreParenImpCasts());
    if (Address && Address->getOpcode() == UO_AddrOf)
      check("this address", Address->getType(), Address->getBeginLoc());
  }

  /// Checks the use of \p D: an enumerator, a member, a structured binding, or a variable of cpu
  /// code. Does not check other declarations in amp code, for which there are other checks.
  void checkName(const ValueDecl *D, SourceLocation Loc) {
    std::string Subject = fmt::format("'{}'", D->getNameAsString());
    if (isa<EnumConstantDecl>(D)) {
      // One error for each enumeration suffices.
      if (!isDeclaredHere(D->getType()) && Enumerations.insert(D->getType()->getAsTagDecl()).second)
        check(Subject, D->getType(), Loc);
      return;
    }
    const auto *V = dyn_cast<VarDecl>(D);
    if (!isa<FieldDecl, BindingDecl>(D) && !(V && isDeclaredInCpuCode(V)))
      return;
    if (D->getType().getNonReferenceType().isVolatileQualified() &&
        !C.Types.allows(AmpExtension::Volatile))
      C.report(B, Rule::VolatileType, Loc,
               fmt::format("amp code cannot access {}, which is volatile; remove 'volatile' "
                           "(--amp-extensions=volatile allows it)",
                           Subject));
    // CapturesCheck.cpp covers captured variables. VariablesCheck.cpp reports
    // static variables that are not integer constants.
    if (V && V->hasGlobalStorage() && V->getType()->isIntegralOrEnumerationType())
      check(Subject, V->getType(), Loc);
  }

  /// True if a parameter, the result or a variable of the block has type \p T.
  /// DeclaredTypesCheck.cpp then checks \p T.
  bool isDeclaredHere(QualType T) const {
    auto HasType = [&](QualType Declared) {
      return C.Unit.context().hasSameUnqualifiedType(Declared.getNonReferenceType(), T);
    };
    const auto Declares = [&](const VarDecl *V) { return HasType(V->getType()); };
    return llvm::any_of(B.Variables, Declares) ||
           (B.Function && (HasType(B.Function->getReturnType()) ||
                           llvm::any_of(B.Function->parameters(), Declares)));
  }

  /// True for `sizeof(x)` if `x` is a variable of amp code: the check of its declaration covers the
  /// type.
  static bool namesAmpVariable(const UnaryExprOrTypeTraitExpr &Size) {
    const auto *Name = Size.isArgumentType()
                           ? nullptr
                           : dyn_cast<DeclRefExpr>(Size.getArgumentExpr()->IgnoreParens());
    const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
    return V && !isDeclaredInCpuCode(V);
  }

  /// True if \p V is declared in cpu code or outside of functions.
  static bool isDeclaredInCpuCode(const VarDecl *V) {
    const FunctionDecl *In = enclosingFunction(V->getDeclContext());
    return !In || !restrictionOf(In).Amp;
  }

  /// Checks the class of the member function's object, at the first use of
  /// `this`.
  void checkThis(const CXXThisExpr *This) {
    const CXXRecordDecl *Class = This->getType()->getPointeeCXXRecordDecl();
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(B.Function);
    // In a lambda, `this` is a capture.
    if (!Class || !Method || Method->getParent()->getCanonicalDecl() != Class->getCanonicalDecl() ||
        ThisChecked)
      return;
    ThisChecked = true;
    CheckedClasses.insert(Method->getParent());
    check("'*this'", This->getType()->getPointeeType().getUnqualifiedType(), This->getBeginLoc(),
          CheckContext::TypedEntity::Object);
  }

  /// Checks the class of the object of a member function that does not use `this`. Accepts
  /// polymorphic classes: the function may hide a virtual function of cpu code (§2.2.2).
  void checkObject() {
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(B.Function);
    if (!Method || Method->isStatic() || Method->getParent()->isLambda() || ThisChecked ||
        !isUserDefinition(Method))
      return;
    const CXXRecordDecl *Class = Method->getParent();
    QualType T(Class->getTypeForDecl(), 0);
    MaybeFault F = C.Types.localFault(T);
    if (F && F->Violated != Rule::PolymorphicType && CheckedClasses.insert(Class).second)
      C.reportType(B, Method->getLocation(), "'*this'", T, *F, CheckContext::TypedEntity::Object);
  }

  /// True if \p F is a definition that the user wrote. A defaulted function
  /// counts if it has a restriction specifier.
  static bool isUserDefinition(const FunctionDecl *F) {
    return !F->isDeleted() && !F->isImplicit() && F->isThisDeclarationADefinition() &&
           (!F->isDefaulted() || hasRestrictionSpecifier(F));
  }

  /// Reports \p T if amp code cannot use it. \p Subject is the subject of the
  /// message: "this cast".
  void check(const std::string &Subject, QualType T, SourceLocation Loc,
             CheckContext::TypedEntity Entity = CheckContext::TypedEntity::Other) {
    if (T.isNull() || T->isDependentType())
      return;
    C.reportVolatile(B, Loc, Subject, T);
    if (MaybeFault F = C.Types.localFault(T))
      C.reportType(B, Loc, Subject, T, *F, Entity);
  }

  const CheckContext &C;
  const CodeBlock &B;
  Classes &CheckedClasses;
  bool ThisChecked = false;
  std::set<const TagDecl *> Enumerations;
};

} // namespace

void checkUsedTypes(const CheckContext &C) {
  Classes CheckedClasses;
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
    // Clang adds casts to a defaulted constructor, which is checked where it is used (§2.3.2).
    if (!B.executingFunction() || !isDerivedMember(B.executingFunction()))
      UsedTypes(C, B, CheckedClasses).run();
  });
}

} // namespace amp2hip
