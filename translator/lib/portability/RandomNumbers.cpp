//===--- RandomNumbers.cpp - Random numbers of other values ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/RandomNumbers.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// True if a call of a function named `time` is below \p S.
bool containsTime(const Stmt *S) {
  if (!S)
    return false;
  const auto *Call = dyn_cast<CallExpr>(S);
  const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr;
  if (F && F->getDeclName().isIdentifier() && F->getName() == "time")
    return true;
  return llvm::any_of(S->children(), containsTime);
}

/// Finds the calls of distributions and shuffles, and the seeds of generators.
class RandomNumbers : public UserVisitor {
public:
  explicit RandomNumbers(Unit &U) : UserVisitor(U) {}

  // Only the instances of a template have types.
  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool VisitCallExpr(CallExpr *Call) override {
    const FunctionDecl *F = Call->getDirectCallee();
    if (!F || !U.isUserLocation(Call->getBeginLoc()))
      return true;
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    const StringRef Class = Method && Method->getParent()->isInStdNamespace()
                                ? Method->getParent()->getName()
                                : StringRef();
    if (F->getOverloadedOperator() == OO_Call && isOpenDistribution(Class))
      Calls.push_back({Call, Class});
    if (!F->getDeclName().isIdentifier())
      return true;
    if (F->isInStdNamespace() && (F->getName() == "shuffle" || F->getName() == "random_shuffle"))
      Calls.push_back({Call, F->getName()});
    if (!Class.empty() && F->getName() == "seed")
      IsUnpredictable |= containsTime(Call);
    return true;
  }

  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    const CXXRecordDecl *Class = E->getConstructor()->getParent();
    if (!Class->isInStdNamespace() || !U.isUserLocation(E->getBeginLoc()))
      return true;
    IsUnpredictable |=
        Class->getName() == "random_device" ||
        (Class->getName().ends_with("_engine") && llvm::any_of(E->arguments(), containsTime));
    return true;
  }

  void reportCalls() {
    if (IsUnpredictable)
      return;
    for (const auto &[Call, Name] : Calls) {
      const SourceLocation Loc = U.SM.getExpansionLoc(Call->getBeginLoc());
      if (Files.insert(U.SM.getFileID(Loc)).second)
        U.report(Rule::RandomNumbers, Loc,
                 fmt::format("with the same seed, 'std::{}' has other results than on Windows; "
                             "compute them from the numbers of the generator",
                             Name));
    }
  }

private:
  /// True for distributions whose algorithm differs from Microsoft's. The others apply the
  /// formula of the C++ standard to std::generate_canonical.
  static bool isOpenDistribution(StringRef Class) {
    return Class.ends_with("_distribution") &&
           !llvm::StringSwitch<bool>(Class)
                .Cases("uniform_real_distribution", "exponential_distribution", true)
                .Case("bernoulli_distribution", true)
                .Default(false);
  }

  std::vector<std::pair<const CallExpr *, StringRef>> Calls;
  bool IsUnpredictable = false; ///< seeds differ in each run
  std::set<FileID> Files;       ///< with a warning
};

} // namespace

void reportRandomNumbers(Unit &U) {
  RandomNumbers Found(U);
  Found.TraverseDecl(U.context().getTranslationUnitDecl());
  Found.reportCalls();
}

} // namespace amp2hip
