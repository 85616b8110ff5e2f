//===--- UnorderedElements.cpp - Output in another order ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/order/UnorderedElements.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// True for stdext::hash_map and its relatives.
bool isHashContainer(const CXXRecordDecl &Class) {
  const auto *Scope = dyn_cast<NamespaceDecl>(Class.getDeclContext()->getRedeclContext());
  return Scope && Scope->getDeclName().isIdentifier() && Scope->getName() == "stdext" &&
         (Class.getName().ends_with("map") || Class.getName().ends_with("set"));
}

/// Returns the unordered container of the C++ library or of stdext that \p Type is or derives from,
/// or null.
const CXXRecordDecl *unorderedContainer(QualType Type) {
  const CXXRecordDecl *Class = Type.getNonReferenceType()->getAsCXXRecordDecl();
  if (!Class || !Class->hasDefinition() || !Class->getDeclName().isIdentifier())
    return nullptr;
  if (Class->isInStdNamespace())
    return Class->getName().starts_with("unordered_") ? Class : nullptr;
  if (isHashContainer(*Class))
    return Class;
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (const CXXRecordDecl *Found = unorderedContainer(Base.getType()))
      return Found;
  return nullptr;
}

/// True if \p Call prints or writes something.
bool isOutput(const CallExpr &Call) {
  const FunctionDecl *F = Call.getDirectCallee();
  if (!F)
    return false;
  if (F->getOverloadedOperator() == OO_LessLess) {
    const CXXRecordDecl *Class = Call.getArg(0)->getType()->getAsCXXRecordDecl();
    return Class && Class->isInStdNamespace() && Class->getName().ends_with("stream");
  }
  if (!F->getDeclName().isIdentifier() || F->isInStdNamespace())
    return false;
  StringRef Name = F->getName();
  Name.consume_front("amp2hip_windows_"); // of the compatibility headers
  return (Name.contains("printf") && !Name.contains("sprintf") && !Name.contains("sn")) ||
         Name == "puts" || Name == "fputs" || Name == "fwrite";
}

bool containsOutput(const Stmt *S) {
  if (!S)
    return false;
  if (const auto *Call = dyn_cast<CallExpr>(S); Call && isOutput(*Call))
    return true;
  return llvm::any_of(S->children(), containsOutput);
}

/// Finds loops over containers.
class UnorderedLoops : public UserVisitor {
public:
  explicit UnorderedLoops(Unit &U) : UserVisitor(U) {}

  // Only the instances of a template have types.
  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool VisitStmt(Stmt *S) override {
    if (const auto *Range = dyn_cast<CXXForRangeStmt>(S))
      check(Range->getForLoc(), Range->getRangeInit(), Range->getBody());
    else if (const auto *For = dyn_cast<ForStmt>(S))
      check(For->getForLoc(), containerOf(For->getInit()), For->getBody());
    return true;
  }

private:
  /// Returns the container of `auto it = container.begin()`, or null.
  static const Expr *containerOf(const Stmt *Init) {
    const auto *S = dyn_cast_or_null<DeclStmt>(Init);
    const auto *Variable = S && !S->decls().empty() ? dyn_cast<VarDecl>(*S->decl_begin()) : nullptr;
    if (!Variable || !Variable->getInit() || Variable->getInit()->isInstantiationDependent())
      return nullptr;
    const auto *Call =
        dyn_cast<CXXMemberCallExpr>(Variable->getInit()->IgnoreUnlessSpelledInSource());
    const CXXMethodDecl *F = Call ? Call->getMethodDecl() : nullptr;
    const bool IsBegin = F && F->getDeclName().isIdentifier() &&
                         (F->getName() == "begin" || F->getName() == "cbegin");
    return IsBegin ? Call->getImplicitObjectArgument() : nullptr;
  }

  void check(SourceLocation Loc, const Expr *Container, const Stmt *Body) {
    Loc = U.SM.getExpansionLoc(Loc);
    if (!Container || Container->isTypeDependent() || !U.isUserLocation(Loc))
      return;
    const CXXRecordDecl *Class = unorderedContainer(Container->getType());
    if (Class && containsOutput(Body) && Seen.insert(Loc).second)
      U.report(Rule::UnorderedElements, Loc,
               fmt::format("the elements of '{}' have another order than on Windows; sort them "
                           "before the output",
                           Class->getQualifiedNameAsString()));
  }

  std::set<SourceLocation> Seen; ///< a template and its instances share statements
};

} // namespace

void reportUnorderedElements(Unit &U) {
  UnorderedLoops(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
