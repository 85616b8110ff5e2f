//===--- OperatorCalls.cpp - Operators as named functions -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/overloads/OperatorCalls.h"
#include "parse/Unit.h"
#include "text/Tokens.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

bool isPostfix(const Expr *E) {
  E = E->IgnoreImplicit();
  if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(E))
    return Call->getOperator() == OO_Call || Call->getOperator() == OO_Subscript;
  return isa<ParenExpr, DeclRefExpr, MemberExpr, CallExpr, CXXFunctionalCastExpr,
             CXXTemporaryObjectExpr, ArraySubscriptExpr>(E);
}

void callByName(RewriteContext &C, const CXXOperatorCallExpr *Call, bool IsMember,
                const std::string &Name) {
  const Expr *Left = Call->getArg(0);
  OverloadedOperatorKind Kind = Call->getOperator();
  bool Postfix = (Kind == OO_PlusPlus || Kind == OO_MinusMinus) && Call->getNumArgs() == 2;
  bool Prefix = Call->getNumArgs() == 1 && Kind != OO_Call && Kind != OO_Arrow;
  std::optional<TextRange> Object = C.Source.range(Left->getSourceRange());
  std::optional<TextRange> Whole = C.Source.range(Call->getSourceRange());
  std::optional<TextRange> Token = C.Source.range(Call->getOperatorLoc());
  if (!Object || !Whole || !Token)
    return;
  bool Bare = isPostfix(Left);
  std::string Behind = std::string(Bare ? "" : ")") + "." + Name + "("; // follows a member's object
  StringRef Text = C.Source.text(Whole->File);
  TextPosition ObjectBegin{Object->File, Object->Begin};
  TextPosition WholeEnd{Whole->File, Whole->End};

  if (Kind == OO_Call || Kind == OO_Arrow) { // always members
    if (!Bare)
      C.Edits.insert(ObjectBegin, "(", InsertOrder::Token);
    C.Edits.insert({Object->File, Object->End},
                   std::string(Bare ? "" : ")") + "." + Name + (Kind == OO_Arrow ? "()" : ""),
                   InsertOrder::After);
    return;
  }
  if (Prefix) {
    C.Edits.replace({Token->File, Token->Begin, Object->Begin},
                    IsMember ? (Bare ? "" : "(") : Name + "(");
    C.Edits.insert(WholeEnd, IsMember ? Behind + ")" : ")", InsertOrder::After);
    return;
  }
  C.Edits.insert(ObjectBegin, IsMember ? (Bare ? "" : "(") : Name + "(", InsertOrder::Token);
  if (Postfix) {
    C.Edits.replace({Token->File, Object->End, Token->End}, IsMember ? Behind + "0)" : ", 0)");
    return;
  }
  // The operator with the white space around it.
  size_t End = Token->End;
  if (Kind == OO_Subscript) { // its location is that of `]`
    End = findTokenAfter(Text, Object->End, "[") + 1;
    C.Edits.replace({Whole->File, Whole->End - 1, Whole->End}, ")");
  } else {
    C.Edits.insert(WholeEnd, ")", InsertOrder::After);
  }
  size_t Operand = Text.find_first_not_of(" \t", End);
  C.Edits.replace({Token->File, Object->End, unsigned(std::min(Operand, Text.size()))},
                  IsMember ? Behind : ", ");
}

} // namespace amp2hip
