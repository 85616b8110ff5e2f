//===--- OverloadDisambiguation.cpp - Calls that restrictions resolve -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds casts to calls, and makes conversions explicit, so that the compilers of the output select
// the functions that C++ AMP selects. With the declarations
//
//   void f(int);
//   void f(double) restrict(amp);
//   struct s { operator int() const; operator float() const restrict(amp); };
//
// the amp code
//
//   f(5);                            // calls f(double)
//   int i = x;
//
// becomes
//
//   f(static_cast<double>(5));
//   int i = x.operator float();
//
// The compilers of the output know no restrictions. Without the change, they would select the best
// match among all overloads (§2.3.2.1).
//
//===----------------------------------------------------------------------===//
#include "ast/Scopes.h"
#include "model/CodeIndex.h"
#include "model/overloads/RenamedOverloads.h"
#include "model/overloads/ResolvedCalls.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/overloads/OperatorCalls.h"
#include "rewrite/text/TypeText.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include <set>

using namespace clang;

namespace amp2hip {

/// Rewrites the object `x` to the call `x.operator float()` of the conversion function \p F.
static void writeConversion(RewriteContext &C, const CXXConversionDecl *F, const Expr *Object) {
  bool IsPointer = Object->getType()->isPointerType(); // the user wrote `p->operator float()`
  std::optional<TextRange> R = C.Source.range(Object->getSourceRange());
  std::optional<TextRange> Name = C.Source.range(F->getNameInfo().getSourceRange());
  if (!R || !Name || IsPointer || C.Source.text(R->File).substr(R->End).ltrim().starts_with("."))
    return;
  // Spell the type in full if it depends on template parameters of the class, which are unknown
  // outside the class.
  const FunctionDecl *Pattern = F->getTemplateInstantiationPattern();
  std::string Written = Pattern && Pattern->getReturnType()->isDependentType()
                            ? "operator " + qualifiedName(C, F->getConversionType())
                            : C.Edits.original(*Name).str();
  bool Bare = isPostfix(Object);
  if (!Bare)
    C.Edits.insert({R->File, R->Begin}, "(", InsertOrder::Token);
  C.Edits.insert({R->File, R->End}, std::string(Bare ? "" : ")") + "." + Written + "()",
                 InsertOrder::After);
}

void planOverloadDisambiguation(RewriteContext &C) {
  if (C.Model.AmpFunctions.empty())
    return;
  std::set<SourceLocation> Done, Qualified; // planQualifiedNames() writes the qualifiers of these
  for (const LateName &Use : C.Unit.LateNames)
    Qualified.insert(Use.Name);
  for (const ClashingUse &Use : C.Model.ClashingUses)
    Qualified.insert(Use.Name);
  for (const CodeBlock &B : C.Index.code())
    B.forEachStatementOrOperand([&](const Stmt *S) {
      forEachResolvedCall(S, [&](const ResolvedCall &Call) {
        const FunctionDecl *Competing = competingCandidate(C.Unit, C.Model, B, Call);
        if (!Competing || !Done.insert(Call.Place).second)
          return;
        auto Conversions = conversionsFor(C.Unit, C.Model, B, Call, Competing);
        if (!Conversions)
          return; // the checks have reported an error
        if (const auto *F = dyn_cast<CXXConversionDecl>(Call.Function))
          return writeConversion(C, F, Call.Object);
        if (mustBeQualified(C.Unit, Call, *Conversions) &&
            !Qualified.count(Call.Callee->getExprLoc()))
          if (std::optional<TextPosition> At = C.Source.begin(Call.Callee->getExprLoc()))
            C.Edits.insert(*At, explicitQualifierOf(Call.Function), InsertOrder::Token);
        for (const auto &[Argument, Type] : *Conversions)
          if (std::optional<TextRange> R = C.Source.range(Argument->getSourceRange())) {
            for (unsigned I = 0; I < Call.Function->getNumParams() && I < Call.Operands.size(); ++I)
              if (Call.Operands[I]->IgnoreUnlessSpelledInSource() == Argument)
                C.Macros.Configuration.report(Call.Function->getParamDecl(I));
            C.Edits.insert({R->File, R->Begin}, "static_cast<" + Type + ">(", InsertOrder::Token);
            C.Edits.insert({R->File, R->End}, ")", InsertOrder::After);
          }
      });
    });
}

} // namespace amp2hip
