//===--- CapturedTypes.cpp - decltype of captured variables ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds `const` before, and `&` after, a `decltype` of a captured variable if the variable is const
// or a reference. In a kernel with the captures
//
//   int &r = n; const int c = n;
//
// the body
//
//   [=](index<1> i) restrict(amp) { decltype(r) x = y; decltype(c) z = 1; }
//
// becomes
//
//   decltype(r) &x = y; const decltype(c) z = 1;
//
// In C++, decltype of a captured variable is the type of the variable, not of its copy. In the
// output, it is the type of the data member that holds the copy. That member is not a reference,
// and its type is not const.
//
//===----------------------------------------------------------------------===//
#include "model/CodeVisitor.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Walks over the unit itself, because a decltype depends on the lambdas around it.
class CapturedTypes : public CodeVisitor {
public:
  explicit CapturedTypes(RewriteContext &C) : CodeVisitor(C.Unit), C(C) {}

  bool shouldVisitTemplateInstantiations() const override { return false; }

  bool TraverseLambdaExpr(LambdaExpr *L) override {
    Around.push_back(L);
    bool Result = CodeVisitor::TraverseLambdaExpr(L);
    Around.pop_back();
    return Result;
  }
  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc T) override {
    const auto *Name = dyn_cast_or_null<DeclRefExpr>(T.getUnderlyingExpr());
    const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
    if (!V || !isCopiedByKernel(V))
      return true;
    QualType Type = V->getType();
    const auto *Reference = Type->getAs<ReferenceType>();
    bool Const = (Reference ? Reference->getPointeeType() : Type).isConstQualified();
    std::optional<TextPosition> Begin = C.Source.begin(T.getDecltypeLoc());
    std::optional<TextPosition> End = C.Source.end(T.getRParenLoc());
    if (!Begin || !End)
      return true;
    if (Const)
      C.Edits.insert(*Begin, "const ", InsertOrder::Token);
    if (Reference)
      C.Edits.insert(*End, Type->isRValueReferenceType() ? " &&" : " &", InsertOrder::After);
    return true;
  }

private:
  bool isCopiedByKernel(const VarDecl *V) const {
    return llvm::any_of(C.Model.Lambdas, [&](const AmpLambda &Amp) {
      return llvm::is_contained(Around, Amp.Lambda) &&
             llvm::any_of(Amp.Captures, [&](const CapturedVariable &Capture) {
               return Capture.Variable == V && !Capture.ByReference;
             });
    });
  }

  RewriteContext &C;
  std::vector<const LambdaExpr *> Around;
};

} // namespace

void planCapturedTypes(RewriteContext &C) {
  if (!C.Model.Lambdas.empty())
    CapturedTypes(C).TraverseDecl(C.Unit.context().getTranslationUnitDecl());
}

} // namespace amp2hip
