//===--- ComponentsCheck.cpp - Components of short vectors as lvalues -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports addresses of components of short vectors and references to them
// (§10.8.3). The component `v.x` is a property: it can be read and written, but
// it has no address, and no reference to non-const binds to it. `v.ref_x()`
// returns such a reference. Clang itself does not report these errors, because
// the runtime headers declare components as data members:
//
//   float *p = &v.x;       // error
//   float &r = v.x;        // error
//   float &s = v.ref_x();  // allowed
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// True if \p D is a component of a short vector, such as `x`.
bool isComponent(const CheckContext &C, const ValueDecl *D) {
  const auto *F = dyn_cast_or_null<FieldDecl>(D);
  if (!F || C.Unit.isUserLocation(F->getLocation()) || !F->getParent()->isAnonymousStructOrUnion())
    return false;
  const auto *Class = dyn_cast<CXXRecordDecl>(F->getParent()->getDeclContext());
  return Class && Class->getIdentifier() && Class->getName().starts_with("components_") &&
         Class->getDeclContext()->isNamespace() &&
         cast<NamespaceDecl>(Class->getDeclContext())->getName() == "amp2hip";
}

/// Reports each wrong use once, even if several instances of a template have
/// it.
class Components {
public:
  explicit Components(const CheckContext &C) : C(C) {}

  void checkBlock(const CodeBlock &B) {
    for (const Stmt *S : B.Statements)
      checkStatement(B, S);
    for (const VarDecl *V : B.Variables)
      checkBinding(V->getType(), V->getInit());
  }

private:
  void checkStatement(const CodeBlock &B, const Stmt *S) {
    if (const auto *Unary = dyn_cast<UnaryOperator>(S)) {
      if (Unary->getOpcode() == UO_AddrOf)
        checkLvalue(Unary->getSubExpr(), "has no address");
    } else if (const auto *Return = dyn_cast<ReturnStmt>(S)) {
      if (const FunctionDecl *F = B.executingFunction())
        checkBinding(F->getReturnType(), Return->getRetValue());
    } else if (const auto *Construct = dyn_cast<CXXConstructExpr>(S)) {
      checkArguments(Construct->getConstructor(), {Construct->getArgs(), Construct->getNumArgs()});
    } else if (const auto *Call = dyn_cast<CallExpr>(S)) {
      const FunctionDecl *F = Call->getDirectCallee();
      const bool TakesObject = isa<CXXOperatorCallExpr>(Call) && isa_and_nonnull<CXXMethodDecl>(F);
      if (F && Call->getNumArgs() >= TakesObject)
        checkArguments(F, {Call->getArgs() + TakesObject, Call->getNumArgs() - TakesObject});
    }
  }

  void checkArguments(const FunctionDecl *F, ArrayRef<const Expr *> Arguments) {
    const FunctionDecl *Pattern = F->getTemplateInstantiationPattern();
    for (unsigned I = 0; I < Arguments.size() && I < F->getNumParams(); ++I)
      if (!Pattern || !isForwarded(*Pattern, I))
        checkBinding(F->getParamDecl(I)->getType(), Arguments[I]);
  }

  /// True if the parameter for argument \p I is a forwarding reference, which
  /// may bind to the value of a property.
  static bool isForwarded(const FunctionDecl &Pattern, unsigned I) {
    if (Pattern.getNumParams() == 0)
      return false;
    const ParmVarDecl *P = Pattern.getParamDecl(std::min(I, Pattern.getNumParams() - 1));
    return P->getType().getNonPackExpansionType()->isRValueReferenceType();
  }

  /// Reports \p E if it is a component and initializes an object of type \p T,
  /// a reference to non-const.
  void checkBinding(QualType T, const Expr *E) {
    if (E && T->isLValueReferenceType() && !T->getPointeeType().isConstQualified())
      checkLvalue(E, "cannot be bound to a reference to non-const");
  }

  /// Reports \p E if it is a component. \p Fault is the predicate of the
  /// message.
  void checkLvalue(const Expr *E, const char *Fault) {
    const auto *Member = dyn_cast<MemberExpr>(E->IgnoreParens());
    if (!Member || !isComponent(C, Member->getMemberDecl()) ||
        !C.Unit.isUserLocation(Member->getMemberLoc()) ||
        !Reported.insert(Member->getMemberLoc()).second)
      return;
    const std::string Name = Member->getMemberDecl()->getNameAsString();
    C.Unit.error(
        Member->getMemberLoc(),
        fmt::format("component '{}' is a property and {}; call 'ref_{}()'", Name, Fault, Name));
  }

  const CheckContext &C;
  std::set<SourceLocation> Reported;
};

} // namespace

void checkComponents(const CheckContext &C) {
  Components All(C);
  for (const CodeBlock &B : C.Code)
    All.checkBlock(B);
}

} // namespace amp2hip
