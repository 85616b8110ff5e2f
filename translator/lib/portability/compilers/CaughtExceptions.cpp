//===--- CaughtExceptions.cpp - Exceptions that a handler copies ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/compilers/CaughtExceptions.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

class CaughtExceptions : public UserVisitor {
public:
  explicit CaughtExceptions(Unit &U) : UserVisitor(U), Fixes(U.SourceFixes) {}

  bool VisitNamedDecl(NamedDecl *D) override {
    const auto *E = dyn_cast<VarDecl>(D);
    const CXXRecordDecl *Class =
        E && E->isExceptionVariable() ? E->getType()->getAsCXXRecordDecl() : nullptr;
    if (!Class || !Class->isInStdNamespace() || !Class->getIdentifier() ||
        Class->getName() != "exception" || !E->getEndLoc().isFileID())
      return true;
    // Without a name, the text that the handler does not see does not matter.
    if (E->getIdentifier())
      Fixes.push_back(FixItHint::CreateInsertion(E->getLocation(), "&"));
    return true;
  }

private:
  std::vector<FixItHint> &Fixes;
};

} // namespace

void fixCaughtExceptions(Unit &U) {
  CaughtExceptions(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
