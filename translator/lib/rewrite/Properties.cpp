//===--- Properties.cpp - Properties become calls of their accessors ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   acc.default_view          box.width = 3;      box.width += 2;
//   acc.get_default_view()    box.put_width(3);   box.put_width(box.get_width() + (2));
//
// `extent` is a data member of the output's own classes and stays as it is, in
// templates too.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/ParentMapContext.h"
#include "model/DependentProperties.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// A use of a property: the reference, and the subscripts behind it.
struct Use {
  const MSPropertyRefExpr *Ref = nullptr;
  std::vector<const Expr *> Subscripts;
  SourceLocation End;
};

Use analyse(const Expr *E) {
  Use U;
  E = E->IgnoreParens();
  U.End = E->getEndLoc();
  while (const auto *S = dyn_cast<MSPropertySubscriptExpr>(E)) {
    U.Subscripts.insert(U.Subscripts.begin(), S->getIdx());
    E = S->getBase()->IgnoreParens();
  }
  U.Ref = dyn_cast<MSPropertyRefExpr>(E);
  return U;
}

class PropertyRewriter {
public:
  explicit PropertyRewriter(RewriteContext &C) : C(C) {}

  void rewrite(const PseudoObjectExpr *E) {
    const Expr *Form = E->getSyntacticForm();
    if (const auto *B = dyn_cast<BinaryOperator>(Form))
      assign(B);
    else if (const auto *O = dyn_cast<UnaryOperator>(Form))
      step(E, O);
    else
      read(analyse(Form));
  }

private:
  std::string arguments(const Use &U) {
    std::string Text;
    for (const Expr *S : U.Subscripts)
      if (std::optional<TextRange> R = C.Source.range(S->getSourceRange()))
        Text += (Text.empty() ? "" : ", ") + C.E.render(*R);
    return Text;
  }

  std::string getCall(const Use &U) {
    return U.Ref->getPropertyDecl()->getGetterId()->getName().str() + "(" + arguments(U) + ")";
  }

  void read(const Use &U) {
    if (!U.Ref || isStoredProperty(U.Ref->getPropertyDecl()))
      return;
    if (std::optional<TextRange> R = C.Source.range({U.Ref->getMemberLoc(), U.End}))
      C.E.replace(*R, getCall(U));
  }

  /// The object in front of the member, with its dot or arrow.
  std::string object(const Use &U) {
    if (U.Ref->isImplicitAccess())
      return "";
    std::optional<TextPosition> B = C.Source.begin(U.Ref->getBeginLoc());
    std::optional<TextPosition> E = C.Source.begin(U.Ref->getMemberLoc());
    if (!B || !E)
      return "";
    return C.E.render(TextRange{B->File, B->Offset, E->Offset});
  }

  /// Clang keeps what it computes once behind a node of its own.
  bool hasEffects(const Expr *E) {
    E = E->IgnoreParenImpCasts();
    while (const auto *Once = dyn_cast<OpaqueValueExpr>(E)) {
      if (!Once->getSourceExpr())
        return true;
      E = Once->getSourceExpr()->IgnoreParenImpCasts();
    }
    // An element of a container is found without any.
    if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(E))
      if (Call->getDirectCallee() && isInConcurrency(Call->getDirectCallee()) &&
          (Call->getOperator() == OO_Subscript || Call->getOperator() == OO_Call))
        return llvm::any_of(Call->arguments(), [&](const Expr *A) { return hasEffects(A); });
    return E->HasSideEffects(C.U.context());
  }

  bool cannotRepeat(const Use &U) {
    bool Effects = hasEffects(U.Ref->getBaseExpr());
    for (const Expr *S : U.Subscripts)
      Effects |= hasEffects(S);
    if (Effects)
      C.U.error(U.Ref->getMemberLoc(),
                "the object of the property '" + U.Ref->getPropertyDecl()->getNameAsString() +
                    "' is needed twice here, and computing it has side effects; keep it in a "
                    "variable");
    return Effects;
  }

  void assign(const BinaryOperator *B) {
    Use U = analyse(B->getLHS());
    if (!U.Ref)
      return;
    const MSPropertyDecl *P = U.Ref->getPropertyDecl();
    std::optional<TextPosition> From = C.Source.begin(U.Ref->getMemberLoc());
    std::optional<TextRange> Value = C.Source.range(B->getRHS()->getSourceRange());
    if (!From || !Value || !P->hasSetter())
      return;
    std::string Head = P->getSetterId()->getName().str() + "(" + arguments(U) +
                       (U.Subscripts.empty() ? "" : ", ");
    std::string Tail = ")";
    if (B->isCompoundAssignmentOp()) {
      if (cannotRepeat(U))
        return;
      StringRef Op = BinaryOperator::getOpcodeStr(
          BinaryOperator::getOpForCompoundAssignment(B->getOpcode()));
      bool Simple = isa<DeclRefExpr, IntegerLiteral, FloatingLiteral, MemberExpr, CallExpr>(
          B->getRHS()->IgnoreImpCasts());
      Head += object(U) + getCall(U) + " " + Op.str() + (Simple ? " " : " (");
      Tail = Simple ? ")" : "))";
    }
    C.E.replace({From->File, From->Offset, Value->Begin}, Head);
    C.E.insert({Value->File, Value->End}, Tail, InsertOrder::After);
  }

  void step(const PseudoObjectExpr *E, const UnaryOperator *O) {
    Use U = analyse(O->getSubExpr());
    if (!U.Ref || cannotRepeat(U))
      return;
    const MSPropertyDecl *P = U.Ref->getPropertyDecl();
    if (O->isPostfix() && !isStatement(E)) {
      C.U.error(O->getOperatorLoc(), "the old value of the property '" +
                                         P->getNameAsString() +
                                         "' is used here; write the steps apart");
      return;
    }
    if (std::optional<TextRange> R = C.Source.range(O->getSourceRange()))
      C.E.replace(*R, object(U) + P->getSetterId()->getName().str() + "(" + arguments(U) +
                          (U.Subscripts.empty() ? "" : ", ") + object(U) + getCall(U) +
                          (O->isIncrementOp() ? " + 1)" : " - 1)"));
  }

  bool isStatement(const Expr *E) {
    for (const DynTypedNode &Parent : C.U.context().getParents(*E))
      if (Parent.get<CompoundStmt>() || Parent.get<ForStmt>() || Parent.get<IfStmt>())
        return true;
    return false;
  }

  RewriteContext &C;
};

} // namespace

void planProperties(RewriteContext &C) {
  PropertyRewriter R(C);
  // Innermost first: an outer use takes over the text of those inside it.
  for (const PseudoObjectExpr *E : llvm::reverse(C.M.PropertyUses))
    R.rewrite(E);
  for (const auto &[Member, Getter] : C.M.DependentPropertyUses)
    if (std::optional<TextRange> R = C.Source.range(Member))
      C.E.replace(*R, Getter);
  for (const MSPropertyDecl *P : C.M.PropertyDecls)
    if (std::optional<TextRange> D = C.Source.range(P->getSourceRange())) {
      StringRef Text = C.Source.text(D->File);
      while (D->End < Text.size() && Text[D->End] != ';')
        ++D->End;
      ++D->End;
      C.E.removeWithSpace(*D);
    }
}

} // namespace amp2hip
