//===--- EncodedFiles.cpp - Files with an encoding ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/text/EncodedFiles.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "clang/AST/Expr.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the calls of `fopen` and `freopen`.
class EncodedFiles : public UserVisitor {
public:
  explicit EncodedFiles(Unit &U) : UserVisitor(U), Fixes(U.SourceFixes) {}

  // Only the instances of a template have the callee.
  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool VisitCallExpr(CallExpr *Call) override {
    const FunctionDecl *F = Call->getDirectCallee();
    if (!F || !F->getDeclName().isIdentifier() || U.isUserLocation(F->getLocation()) ||
        (F->getName() != "fopen" && F->getName() != "freopen") || Call->getNumArgs() < 2 ||
        !U.isUserLocation(Call->getBeginLoc()))
      return true;
    const auto *Mode = dyn_cast<StringLiteral>(Call->getArg(1)->IgnoreParenImpCasts());
    if (!Mode || !Mode->getString().contains("ccs") || !Seen.insert(Call->getBeginLoc()).second)
      return true;
    const SourceRange Callee = Call->getCallee()->getSourceRange();
    if (F->getName() != "fopen" || !Callee.getBegin().isFileID() || !Callee.getEnd().isFileID() ||
        !Call->getRParenLoc().isFileID()) {
      U.report(Rule::TextLine, U.SM.getExpansionLoc(Call->getBeginLoc()),
               fmt::format("'{}' of Linux does not support the encoding in the mode \"{}\"; use "
                           "'{}'",
                           F->getName(), Mode->getString(),
                           F->getName() == "fopen" ? "_fsopen" : "freopen_s"));
      return true;
    }
    Fixes.push_back(FixItHint::CreateReplacement(Callee, "_fsopen"));
    Fixes.push_back(FixItHint::CreateInsertion(Call->getRParenLoc(), ", 0"));
    return true;
  }

private:
  std::vector<FixItHint> &Fixes;
  std::set<SourceLocation> Seen; ///< a template and its instances share expressions
};

} // namespace

void fixEncodedFiles(Unit &U) {
  EncodedFiles(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
