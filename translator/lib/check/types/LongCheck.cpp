//===--- LongCheck.cpp - Uses of long, which had 4 bytes on Windows -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Warns about `long` in amp code, as an element type of containers, and in
// captured variables. `long` has the size that the host gives it (§2.4.1.2): 8
// bytes on Linux, 4 bytes on Windows, for which most C++ AMP programs were
// written. The difference affects the sizes of elements, overflow and speed.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "check/Check.h"
#include "model/types/LongUses.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Warns about \p T if it is a use of long. \p What follows the name of the
/// type in the message: " in amp code".
void warn(const CheckContext &C, const CodeBlock &B, TypeLoc T, const std::string &What) {
  std::optional<LongUse> Use = longUse(C.Unit, T);
  if (!Use)
    return;
  std::vector<FixItHint> Fixes;
  if (Use->Narrower && !Use->Named)
    Fixes.push_back(*Use->Narrower);
  std::string Type = Use->Unsigned ? "unsigned long" : "long";
  std::string Written = Use->Named
                            ? fmt::format("'{}' (aka '{}')", Use->Named->getNameAsString(), Type)
                            : fmt::format("'{}'", Type);
  if (C.report(
          B, Rule::AmpLong, Use->Loc,
          fmt::format(
              "{}{} has 8 bytes here, but 4 on Windows; use '{}', which has 4 bytes everywhere",
              Written, What, Use->intType()),
          std::move(Fixes)) &&
      Use->Named)
    C.Unit.note(Use->Named->getLocation(),
                fmt::format("'{}' is declared here", Use->Named->getNameAsString()));
}

} // namespace

void checkLong(const CheckContext &C) {
  for (const CodeBlock &B : C.Code)
    for (TypeLoc T : B.Types) {
      if (B.Restrictions.Amp && !C.Unit.Options.AmpLongAsInt)
        warn(C, B, T, " in amp code");
      auto S = T.getAs<TemplateSpecializationTypeLoc>();
      const TemplateDecl *Of = S ? S.getTypePtr()->getTemplateName().getAsTemplateDecl() : nullptr;
      if (!B.Restrictions.Amp && Of && S.getNumArgs() && isInConcurrency(Of) &&
          (Of->getName() == "array" || Of->getName() == "array_view") &&
          S.getArgLoc(0).getTypeSourceInfo())
        warn(C, B, S.getArgLoc(0).getTypeSourceInfo()->getTypeLoc().getUnqualifiedLoc(),
             " as an element type");
    }
  static const CodeBlock Nowhere;
  for (const AmpLambda &A : C.Model.Lambdas)
    for (const CapturedVariable &Captured : A.Captures)
      if (const TypeSourceInfo *Written = Captured.Variable->getTypeSourceInfo())
        warn(C, Nowhere, Written->getTypeLoc().getUnqualifiedLoc(), " in a captured variable");
}

} // namespace amp2hip
