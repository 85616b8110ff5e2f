//===--- UsedTypesCheck.cpp - Types that expressions name ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.4.1: every type that amp code refers to is amp-compatible: those of casts,
// temporaries, operands of sizeof, constants, members and `*this` too.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

using Classes = std::set<const CXXRecordDecl *>;

class UsedTypes {
public:
  /// \p Judged: the classes of whose objects an error has been reported.
  UsedTypes(const CheckContext &C, const CodeBlock &B, Classes &Judged)
      : C(C), B(B), Judged(Judged) {}

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
    else if (const auto *Size = dyn_cast<UnaryExprOrTypeTraitExpr>(E); Size && !namesVariableHere(*Size))
      check("the operand of " + std::string(getTraitSpelling(Size->getKind())),
            Size->getTypeOfArgument(), Loc);
    else if (const auto *Through = dyn_cast<UnaryOperator>(E); Through && Through->getOpcode() == UO_Deref)
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

  /// `&p` of a pointer, used in place: what keeps one is judged by its declaration.
  void checkAddress(const Expr *Used) {
    const auto *Address = dyn_cast<UnaryOperator>(Used->IgnoreParenImpCasts());
    if (Address && Address->getOpcode() == UO_AddrOf)
      check("this address", Address->getType(), Address->getBeginLoc());
  }

  /// A name of something that is not declared in amp code, where it would have
  /// been judged.
  void checkName(const ValueDecl *D, SourceLocation Loc) {
    std::string Subject = "'" + D->getNameAsString() + "'";
    if (isa<EnumConstantDecl>(D)) {
      // An error for each enumeration says all.
      if (!isDeclaredHere(D->getType()) && Enumerations.insert(D->getType()->getAsTagDecl()).second)
        check(Subject, D->getType(), Loc);
      return;
    }
    const auto *V = dyn_cast<VarDecl>(D);
    if (!isa<FieldDecl, BindingDecl>(D) && !(V && isOfCpuCode(V)))
      return;
    if (D->getType().getNonReferenceType().isVolatileQualified() &&
        !C.Types.allows(AmpExtension::Volatile))
      C.report(B, Rule::VolatileType, Loc,
               Subject + " is volatile: amp code cannot read or write it "
                         "(--amp-extensions=volatile allows it)");
    // What else is captured is judged as a capture, what is no integer may not
    // be read at all.
    if (V && V->hasGlobalStorage() && V->getType()->isIntegralOrEnumerationType())
      check(Subject, V->getType(), Loc);
  }

  /// True if a parameter, the result or a variable of the function has type \p T, and is
  /// judged itself.
  bool isDeclaredHere(QualType T) const {
    auto HasType = [&](QualType Declared) {
      return C.U.context().hasSameUnqualifiedType(Declared.getNonReferenceType(), T);
    };
    const auto Declares = [&](const VarDecl *V) { return HasType(V->getType()); };
    return llvm::any_of(B.Variables, Declares) ||
           (B.Function && (HasType(B.Function->getReturnType()) ||
                           llvm::any_of(B.Function->parameters(), Declares)));
  }

  /// True of `sizeof(x)` where the declaration of `x` is judged itself.
  static bool namesVariableHere(const UnaryExprOrTypeTraitExpr &Size) {
    const auto *Name =
        Size.isArgumentType() ? nullptr : dyn_cast<DeclRefExpr>(Size.getArgumentExpr()->IgnoreParens());
    const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
    return V && !isOfCpuCode(V);
  }

  static bool isOfCpuCode(const VarDecl *V) {
    const FunctionDecl *In = enclosingFunction(V->getDeclContext());
    return !In || !restrictionOf(In).Amp;
  }

  void checkThis(const CXXThisExpr *This) {
    const CXXRecordDecl *Class = This->getType()->getPointeeCXXRecordDecl();
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(B.Function);
    // The `this` of a lambda's surroundings is a capture.
    if (!Class || !Method || Method->getParent()->getCanonicalDecl() != Class->getCanonicalDecl() ||
        ThisChecked)
      return;
    ThisChecked = true;
    Judged.insert(Method->getParent());
    check("'*this'", This->getType()->getPointeeType().getUnqualifiedType(), This->getBeginLoc());
  }

  /// A member function refers to its object, though nothing in it names the object.
  /// One that hides a virtual function of cpu code is legal (§2.2.2).
  void checkObject() {
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(B.Function);
    if (!Method || Method->isStatic() || Method->getParent()->isLambda() || ThisChecked || !isWritten(Method))
      return;
    const CXXRecordDecl *Class = Method->getParent();
    QualType T(Class->getTypeForDecl(), 0);
    MaybeFault F = C.Types.localFault(T);
    if (F && F->Violated != Rule::PolymorphicType && Judged.insert(Class).second)
      C.reportType(B, Method->getLocation(), "'*this'", T, *F);
  }

  /// True if somebody wrote that \p F is amp code, and this declaration defines it.
  static bool isWritten(const FunctionDecl *F) {
    return !F->isDeleted() && !F->isImplicit() && F->isThisDeclarationADefinition() &&
           (!F->isDefaulted() || hasRestrictionSpecifier(F));
  }

  void check(const std::string &Subject, QualType T, SourceLocation Loc) {
    if (T.isNull() || T->isDependentType())
      return;
    if (holdsVolatile(T) && !C.Types.allows(AmpExtension::Volatile))
      C.report(B, Rule::VolatileType, Loc,
               Subject + " is volatile, which amp code does not have "
                         "(--amp-extensions=volatile allows it)");
    if (MaybeFault F = C.Types.localFault(T))
      C.reportType(B, Loc, Subject, T, *F);
  }

  const CheckContext &C;
  const CodeBlock &B;
  Classes &Judged;
  bool ThisChecked = false;
  std::set<const TagDecl *> Enumerations;
};

} // namespace

void checkUsedTypes(const CheckContext &C) {
  Classes Judged;
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) { UsedTypes(C, B, Judged).run(); });
}

} // namespace amp2hip
