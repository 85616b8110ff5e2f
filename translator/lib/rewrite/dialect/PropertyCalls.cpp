//===--- PropertyCalls.cpp - Properties as calls of accessors -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/dialect/PropertyCalls.h"
#include "ast/Concurrency.h"
#include "model/DependentProperties.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "text/CodeTemplate.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/ParentMapContext.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// A use of a property: the reference to the property and the subscripts that follow.
struct Use {
  const MSPropertyRefExpr *Ref = nullptr;
  std::vector<const Expr *> Subscripts;
  SourceLocation End;
};

Use analyze(const Expr *E) {
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

/// True if the object of \p U is an implicit `this`.
bool isImplicit(const Use &U) {
  return U.Ref->getBaseExpr()->getBeginLoc() == U.Ref->getMemberLoc();
}

/// Rewrites one use of a property.
class AccessorCalls {
public:
  AccessorCalls(RewriteContext &C, const PseudoObjectExpr *Whole) : C(C), Whole(Whole) {}

  void write() {
    const Expr *Form = Whole->getSyntacticForm();
    if (const auto *B = dyn_cast<BinaryOperator>(Form))
      assign(B);
    else if (const auto *O = dyn_cast<UnaryOperator>(Form))
      step(O);
    else
      read(analyze(Form));
  }

  /// Rewrites a use in a template to a call of `first_fit` with several lambdas. One lambda uses
  /// the data member, if \p WithField is set. Each of the other lambdas calls the accessors of one
  /// element of \p Uses, which has an element for each pair of accessors that the instances call.
  void writeFitting(llvm::ArrayRef<const PseudoObjectExpr *> Uses, bool WithField) {
    const Expr *Form = Whole->getSyntacticForm();
    const auto *B = dyn_cast<BinaryOperator>(Form);
    Use Own = useIn(Whole);
    if (!Own.Ref)
      return;
    const Expr *Value = B ? B->getRHS() : nullptr;
    const std::string Parameters = parameters(Own, Value);
    std::vector<std::string> Lambdas;
    auto AddLambda = [&](const std::string &Result, const std::string &Body) {
      Lambdas.push_back(fillText("[]($Parameters) -> decltype($Result) { $Body }",
                                 {{"Parameters", Parameters}, {"Result", Result}, {"Body", Body}}));
    };
    auto Add = [&](const std::string &E) { AddLambda(E, "return " + E + ";"); };
    if (WithField)
      Add(onField(Own, Form));
    for (const PseudoObjectExpr *One : Uses) {
      Use U = useIn(One);
      std::string Indices = indices(U),
                  Set = access(U) + setterOf(U) + "(" + Indices + (Indices.empty() ? "" : ", ");
      std::string Get = access(U) + getterOf(U) + "(" + Indices + ")";
      if (const auto *O = dyn_cast<UnaryOperator>(Form)) {
        std::string Next = O->isIncrementOp() ? " + 1" : " - 1";
        if (O->isPostfix())
          AddLambda(fillText("$Set$Get$Next), amp2hip::value_of($Get)",
                             {{"Set", Set}, {"Get", Get}, {"Next", Next}}),
                    stepBody(Get, Set, Next));
        else
          Add(Set + Get + Next + ")");
      } else if (B && B->isCompoundAssignmentOp()) {
        Add(Set + Get + " " +
            BinaryOperator::getOpcodeStr(BinaryOperator::getOpForCompoundAssignment(B->getOpcode()))
                .str() +
            " value)");
      } else {
        Add(B ? Set + "static_cast<decltype(value) &&>(value))" : Get);
      }
    }
    std::string Function = Lambdas.back();
    for (const std::string &Before : llvm::reverse(llvm::ArrayRef(Lambdas).drop_back()))
      Function = "amp2hip::first_fit(" + Before + ", " + Function + ")";
    callWithOperands(Own, Value, Function);
  }

private:
  static Use useIn(const PseudoObjectExpr *E) {
    const Expr *Form = E->getSyntacticForm();
    if (const auto *B = dyn_cast<BinaryOperator>(Form))
      return analyze(B->getLHS());
    if (const auto *O = dyn_cast<UnaryOperator>(Form))
      return analyze(O->getSubExpr());
    return analyze(Form);
  }

  /// Returns the text of \p Form if the name is a data member instead of a property.
  static std::string onField(const Use &U, const Expr *Form) {
    std::string Name = access(U) + U.Ref->getPropertyDecl()->getNameAsString();
    for (size_t I = 1; I <= U.Subscripts.size(); ++I)
      Name += "[index" + std::to_string(I) + "]";
    if (const auto *B = dyn_cast<BinaryOperator>(Form))
      return Name + " " + B->getOpcodeStr().str() + " static_cast<decltype(value) &&>(value)";
    if (const auto *O = dyn_cast<UnaryOperator>(Form)) {
      std::string Op = O->isIncrementOp() ? "++" : "--";
      return O->isPostfix() ? Name + Op : Op + Name;
    }
    return "(" + Name + ")";
  }

  std::string arguments(const Use &U) {
    std::string Text;
    for (const Expr *S : U.Subscripts)
      if (std::optional<TextRange> R = C.Source.range(S->getSourceRange()))
        Text += (Text.empty() ? "" : ", ") + C.Edits.render(*R);
    return Text;
  }

  std::string getCall(const Use &U) {
    return U.Ref->getPropertyDecl()->getGetterId()->getName().str() + "(" + arguments(U) + ")";
  }

  void read(const Use &U) {
    if (!U.Ref || isStoredProperty(U.Ref->getPropertyDecl()))
      return;
    if (std::optional<TextRange> R = C.Source.range({U.Ref->getMemberLoc(), U.End}))
      C.Edits.replace(*R, inserted(U) + getCall(U));
  }

  std::string inserted(const Use &U) {
    std::optional<TextRange> Name = C.Source.range(U.Ref->getMemberLoc());
    return Name ? insertedBefore(C, *Name) : "";
  }

  /// Returns the text of the object, with the dot or arrow before the member.
  std::string object(const Use &U) {
    if (isImplicit(U))
      return inserted(U);
    std::optional<TextPosition> B = C.Source.begin(U.Ref->getBeginLoc());
    std::optional<TextPosition> E = C.Source.begin(U.Ref->getMemberLoc());
    if (!B || !E)
      return "";
    return C.Edits.render(TextRange{B->File, B->Offset, E->Offset});
  }

  /// True if \p E may have side effects. Looks through the OpaqueValueExpr that Clang puts around
  /// an operand of a property.
  bool hasEffects(const Expr *E) {
    E = E->IgnoreParenImpCasts();
    while (const auto *Once = dyn_cast<OpaqueValueExpr>(E)) {
      if (!Once->getSourceExpr())
        return true;
      E = Once->getSourceExpr()->IgnoreParenImpCasts();
    }
    // A subscript or call operator of a runtime container has no side effects, so look at the
    // arguments only.
    if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(E))
      if (Call->getDirectCallee() && isInConcurrency(Call->getDirectCallee()) &&
          (Call->getOperator() == OO_Subscript || Call->getOperator() == OO_Call))
        return llvm::any_of(Call->arguments(), [&](const Expr *A) { return hasEffects(A); });
    return E->HasSideEffects(C.Unit.context());
  }

  /// True if the object and the subscripts of \p U can be evaluated twice.
  bool canRepeat(const Use &U) {
    return !hasEffects(U.Ref->getBaseExpr()) &&
           llvm::none_of(U.Subscripts, [&](const Expr *S) { return hasEffects(S); });
  }

  void assign(const BinaryOperator *B) {
    Use U = analyze(B->getLHS());
    if (!U.Ref)
      return;
    const MSPropertyDecl *P = U.Ref->getPropertyDecl();
    std::optional<TextPosition> From = C.Source.begin(U.Ref->getMemberLoc());
    std::optional<TextRange> Value = C.Source.range(B->getRHS()->getSourceRange());
    if (!From || !Value || !P->hasSetter())
      return;
    std::string Head = inserted(U) + P->getSetterId()->getName().str() + "(" + arguments(U) +
                       (U.Subscripts.empty() ? "" : ", ");
    std::string Tail = ")";
    if (B->isCompoundAssignmentOp()) {
      StringRef Op =
          BinaryOperator::getOpcodeStr(BinaryOperator::getOpForCompoundAssignment(B->getOpcode()));
      if (!canRepeat(U))
        return callLambda(U, B->getRHS(), [&](const std::string &Get, const std::string &Set) {
          return "return " + Set + Get + " " + Op.str() + " value);";
        });
      bool Simple = isa<DeclRefExpr, IntegerLiteral, FloatingLiteral, MemberExpr, CallExpr>(
          B->getRHS()->IgnoreImpCasts());
      Head += object(U) + getCall(U) + " " + Op.str() + (Simple ? " " : " (");
      Tail = Simple ? ")" : "))";
    }
    C.Edits.replace({From->File, From->Offset, Value->Begin}, Head);
    C.Edits.insert({Value->File, Value->End}, Tail, InsertOrder::After);
  }

  void step(const UnaryOperator *O) {
    Use U = analyze(O->getSubExpr());
    if (!U.Ref || !U.Ref->getPropertyDecl()->hasSetter())
      return;
    const MSPropertyDecl *P = U.Ref->getPropertyDecl();
    const char *Next = O->isIncrementOp() ? " + 1" : " - 1";
    bool GivesOld = O->isPostfix() && !isStatement();
    if (GivesOld && isUnevaluated()) { // only the type matters, which is the getter's
      if (std::optional<TextRange> R = C.Source.range(O->getSourceRange()))
        C.Edits.replace(*R, object(U) + getCall(U));
      return;
    }
    if (GivesOld || !canRepeat(U))
      return callLambda(U, nullptr, [&](const std::string &Get, const std::string &Set) {
        return GivesOld ? stepBody(Get, Set, Next) : "return " + Set + Get + Next + ");";
      });
    if (std::optional<TextRange> R = C.Source.range(O->getSourceRange()))
      C.Edits.replace(*R, object(U) + P->getSetterId()->getName().str() + "(" + arguments(U) +
                              (U.Subscripts.empty() ? "" : ", ") + object(U) + getCall(U) + Next +
                              ")");
  }

  /// Writes `[](auto &&object, auto &&index1, auto &&value) { BODY }(o, i, \p Value)`. \p Body
  /// returns the body; its arguments are the getter's call and the beginning of the setter's call.
  void callLambda(const Use &U, const Expr *Value,
                  llvm::function_ref<std::string(const std::string &, const std::string &)> Body) {
    std::string Indices = indices(U);
    std::string Get = access(U) + getterOf(U) + "(" + Indices + ")";
    std::string Set = access(U) + setterOf(U) + "(" + Indices + (Indices.empty() ? "" : ", ");
    callWithOperands(U, Value,
                     fillText("[]($Parameters) { $Body }",
                              {{"Parameters", parameters(U, Value)}, {"Body", Body(Get, Set)}}));
  }

  /// Returns the body of a lambda for a postfix operator. \p Get is the getter's call, \p Set is
  /// the beginning of the setter's call, and \p Next is ` + 1` or ` - 1`.
  static std::string stepBody(StringRef Get, StringRef Set, StringRef Next) {
    return fillText("auto value = $Get; ${Set}value$Next); return value;",
                    {{"Get", Get}, {"Set", Set}, {"Next", Next}});
  }

  static std::string getterOf(const Use &U) {
    const MSPropertyDecl *P = U.Ref->getPropertyDecl();
    return P->hasGetter() ? P->getGetterId()->getName().str() : "";
  }
  static std::string setterOf(const Use &U) {
    const MSPropertyDecl *P = U.Ref->getPropertyDecl();
    return P->hasSetter() ? P->getSetterId()->getName().str() : "";
  }
  static std::string access(const Use &U) {
    return U.Ref->isArrow() && !isImplicit(U) ? "object->" : "object.";
  }
  static std::string indices(const Use &U) {
    std::string Text;
    for (size_t I = 1; I <= U.Subscripts.size(); ++I)
      Text += (I > 1 ? ", index" : "index") + std::to_string(I);
    return Text;
  }
  static std::string parameters(const Use &U, const Expr *Value) {
    std::string Text = "auto &&object";
    for (size_t I = 1; I <= U.Subscripts.size(); ++I)
      Text += ", auto &&index" + std::to_string(I);
    return Text + (Value ? ", auto &&value" : "");
  }

  /// Writes `FUNCTION(o, i, \p Value)` around the operands, whose text stays in place.
  void callWithOperands(const Use &U, const Expr *Value, const std::string &Function) {
    std::optional<TextRange> All = C.Source.range(Whole->getSyntacticForm()->getSourceRange());
    std::optional<TextPosition> Member = C.Source.begin(U.Ref->getMemberLoc());
    std::vector<TextRange> Operands;
    bool Ok = All && Member;
    auto Add = [&](const Expr *E) {
      if (std::optional<TextRange> R = C.Source.range(E->getSourceRange()))
        Operands.push_back(*R);
      else
        Ok = false;
    };
    if (Ok && isImplicit(U))
      Operands.push_back({All->File, All->Begin, All->Begin});
    else if (Ok)
      Add(U.Ref->getBaseExpr());
    for (const Expr *S : U.Subscripts)
      Add(S);
    if (Value)
      Add(Value);
    if (!Ok)
      return; // in a macro invocation, whose expansion is requested
    auto Replace = [&](unsigned Begin, unsigned End, const std::string &Text, InsertOrder Order) {
      if (Begin < End)
        C.Edits.replace({All->File, Begin, End}, Text);
      else
        C.Edits.insert({All->File, Begin}, Text, Order);
    };
    std::string Head = Function + "(";
    if (isImplicit(U))
      Head += "*this"; // the property's name is removed
    else
      Replace(All->Begin, Operands.front().Begin, std::exchange(Head, ""), InsertOrder::Token);
    for (size_t I = 1; I < Operands.size(); ++I)
      Replace(Operands[I - 1].End, Operands[I].Begin, std::exchange(Head, "") + ", ",
              InsertOrder::After);
    Replace(Operands.back().End, All->End, Head + ")", InsertOrder::After);
  }

  bool isStatement() {
    for (const DynTypedNode &Parent : C.Unit.context().getParents(*Whole))
      if (Parent.get<CompoundStmt>() || Parent.get<ForStmt>() || Parent.get<IfStmt>())
        return true;
    return false;
  }

  /// True if the use is in an operand of `sizeof`, `noexcept` or `decltype`. In C++17, such an
  /// operand cannot contain a lambda.
  bool isUnevaluated() {
    DynTypedNodeList Parents = C.Unit.context().getParents(*Whole);
    while (!Parents.empty()) {
      const DynTypedNode &Parent = Parents[0];
      if (Parent.get<UnaryExprOrTypeTraitExpr>() || Parent.get<CXXNoexceptExpr>() ||
          Parent.get<TypeLoc>())
        return true;
      if (!Parent.get<Expr>())
        return false;
      DynTypedNodeList Next = C.Unit.context().getParents(Parent);
      Parents = Next;
    }
    return false;
  }

  RewriteContext &C;
  const PseudoObjectExpr *Whole;
};

} // namespace

std::string insertedBefore(const RewriteContext &C, TextRange Name) {
  const std::string Text = C.Edits.render(Name);
  StringRef Inserted = Text;
  // An edit may have replaced the name, too.
  return Inserted.consume_back(C.Source.text(Name.File).slice(Name.Begin, Name.End))
             ? Inserted.str()
             : "";
}

void writeAccessorCalls(RewriteContext &C, const PseudoObjectExpr *Use) {
  AccessorCalls(C, Use).write();
}

void writeInstanceUses(RewriteContext &C, const InstanceUses &Uses) {
  const PseudoObjectExpr *First = Uses.Uses.front();
  const MSPropertyRefExpr *R = propertyOf(First);
  if (isStoredProperty(R->getPropertyDecl()))
    return;
  if (Uses.Uses.size() == 1 && !Uses.IsField)
    AccessorCalls(C, First).write();
  else
    AccessorCalls(C, First).writeFitting(Uses.Uses, Uses.IsField);
}

} // namespace amp2hip
