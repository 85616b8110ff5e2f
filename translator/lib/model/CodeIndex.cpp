//===--- CodeIndex.cpp - What the code declares and names -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/CodeIndex.h"
#include "ast/Scopes.h"
#include "model/CodeVisitor.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/ASTContext.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <map>

using namespace clang;

namespace amp2hip {

namespace {

class DeclarationVisitor : public UserVisitor {
public:
  explicit DeclarationVisitor(const Unit &U) : UserVisitor(U) {}

  std::vector<const NamedDecl *> Found;
  bool VisitNamedDecl(NamedDecl *D) override {
    Found.push_back(D);
    return true;
  }
};

/// True if \p D was instantiated from a template, and not for a generic lambda.
bool isInstance(const Decl *D) {
  if (const auto *Class = dyn_cast<ClassTemplateSpecializationDecl>(D))
    return !isa<ClassTemplatePartialSpecializationDecl>(Class) &&
           Class->getSpecializationKind() != TSK_ExplicitSpecialization;
  if (const auto *V = dyn_cast<VarTemplateSpecializationDecl>(D))
    return !isa<VarTemplatePartialSpecializationDecl>(V) &&
           V->getSpecializationKind() != TSK_ExplicitSpecialization;
  const auto *F = dyn_cast<FunctionDecl>(D);
  return F && F->getPrimaryTemplate() &&
         F->getTemplateSpecializationKind() != TSK_ExplicitSpecialization;
}

class NameVisitor : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  NamesInCode Found;

  bool TraverseDecl(Decl *D) override {
    const FunctionUse::InstanceKind Before = Instance;
    if (D && isInstance(D)) {
      const auto *F = dyn_cast<FunctionDecl>(D);
      Instance = std::max(Instance, F && isOfLambda(F) ? FunctionUse::LambdaInstance
                                                       : FunctionUse::TemplateInstance);
    }
    bool Result = CodeVisitor::TraverseDecl(D);
    Instance = Before;
    return Result;
  }
  // Unevaluated operands contain names, too.
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) override {
    return unevaluated([&] { return DynamicVisitor::TraverseUnaryExprOrTypeTraitExpr(E); });
  }
  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc T) override {
    return unevaluated([&] { return DynamicVisitor::TraverseDecltypeTypeLoc(T); });
  }
  bool TraverseCXXNoexceptExpr(CXXNoexceptExpr *E) override {
    return unevaluated([&] { return DynamicVisitor::TraverseCXXNoexceptExpr(E); });
  }

  bool VisitCXXRecordDecl(CXXRecordDecl *Class) override {
    if (Class->isThisDeclarationADefinition())
      Found.Classes.push_back(Class);
    return true;
  }
  bool VisitCXXForRangeStmt(CXXForRangeStmt *Loop) override {
    Found.RangeLoops.push_back(Loop);
    return true;
  }
  bool VisitCallExpr(CallExpr *E) override {
    Calls[calleeLocation(E)] = E;
    return true;
  }
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) override {
    const auto *Callee = dyn_cast<DeclRefExpr>(E->getCallee()->IgnoreParenImpCasts());
    Operators.insert(Callee);
    return !Callee || note(E, Callee->getDecl(), Callee->getLocation());
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    return Operators.count(E) || note(E, E->getDecl(), E->getLocation());
  }
  bool VisitMemberExpr(MemberExpr *E) override {
    return note(E, E->getMemberDecl(), E->getMemberLoc());
  }
  bool VisitOverloadExpr(OverloadExpr *E) override { return noteUnresolved(E); }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) override {
    return noteUnresolved(E);
  }

private:
  bool note(const Expr *Named, const ValueDecl *D, SourceLocation Name) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || !U.isUserLocation(F->getLocation()))
      return true;
    auto Call = Calls.find(Name);
    Found.UsesOf[patternOf(F)].push_back(Found.Uses.size());
    Found.Uses.push_back({F, Name, Named, Call == Calls.end() ? nullptr : Call->second, function(),
                          restriction(), Instance, Unevaluated == 0});
    return true;
  }
  bool noteUnresolved(const Expr *E) {
    if (Instance == FunctionUse::Pattern)
      Found.Unresolved.push_back(E);
    return true;
  }

  bool unevaluated(llvm::function_ref<bool()> Traverse) {
    ++Unevaluated;
    bool Result = Traverse();
    --Unevaluated;
    return Result;
  }

  FunctionUse::InstanceKind Instance = FunctionUse::Pattern;
  unsigned Unevaluated = 0;
  std::map<SourceLocation, const CallExpr *> Calls; ///< by the location of the callee's name
  llvm::SmallPtrSet<const DeclRefExpr *, 16> Operators;
};

/// Finds the uses of constexpr functions in constant expressions: initializers of constants, static
/// assertions, array bounds, bodies of constexpr functions.
class ConstantVisitor : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  std::vector<ConstantUse> Found;

  bool VisitConstantExpr(ConstantExpr *E) override { return search(E->getSubExpr()); }
  bool VisitStaticAssertDecl(StaticAssertDecl *D) override { return search(D->getAssertExpr()); }
  bool VisitVarDecl(VarDecl *V) override {
    bool Constant = V->isConstexpr() || (V->getInit() && !V->getInit()->isValueDependent() &&
                                         V->getType().isConstQualified() &&
                                         V->isUsableInConstantExpressions(U.context()));
    return !Constant || search(V->getInit());
  }
  bool VisitFunctionDecl(FunctionDecl *F) override {
    return !F->isConstexpr() || !F->doesThisDeclarationHaveABody() || search(F->getBody(), F);
  }

private:
  struct Uses : DynamicVisitor {
    Uses(std::vector<ConstantUse> &Found, const FunctionDecl *Body) : Found(Found), Body(Body) {}
    bool VisitDeclRefExpr(DeclRefExpr *E) override { return note(E->getDecl(), E->getLocation()); }
    bool VisitMemberExpr(MemberExpr *E) override {
      return note(E->getMemberDecl(), E->getMemberLoc());
    }
    bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
      return note(E->getConstructor(), E->getLocation());
    }
    bool note(const ValueDecl *D, SourceLocation Name) {
      if (const auto *F = dyn_cast<FunctionDecl>(D); F && F->isConstexpr())
        Found.push_back({F, Name, Body});
      return true;
    }
    std::vector<ConstantUse> &Found;
    const FunctionDecl *Body;
  };
  bool search(Stmt *S, const FunctionDecl *Body = nullptr) {
    if (S)
      Uses(Found, Body).TraverseStmt(S);
    return true;
  }
};

class NoexceptVisitor : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  std::vector<NoexceptUse> Found;

  bool TraverseCXXNoexceptExpr(CXXNoexceptExpr *E) override {
    const CXXNoexceptExpr *Outer = std::exchange(Operator, E);
    const FunctionDecl *OuterFunction = std::exchange(Around, function());
    bool Result = DynamicVisitor::TraverseCXXNoexceptExpr(E);
    Operator = Outer;
    Around = OuterFunction;
    return Result;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override { return note(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) override { return note(E->getMemberDecl()); }
  /// Also visits the exception specification of an instance, because the visitor does not reach it
  /// otherwise.
  bool VisitFunctionDecl(FunctionDecl *F) override {
    const auto *Type =
        F->isTemplateInstantiation() ? F->getType()->getAs<FunctionProtoType>() : nullptr;
    return !Type || TraverseStmt(Type->getNoexceptExpr());
  }

private:
  bool note(const ValueDecl *D) {
    if (const auto *F = Operator ? dyn_cast<FunctionDecl>(D) : nullptr)
      Found.push_back({F, Operator, Around, restriction()});
    return true;
  }

  const CXXNoexceptExpr *Operator = nullptr;
  const FunctionDecl *Around = nullptr;
};

} // namespace

/// Assigns to \p Made, unless it has a value, what a visitor of class \p Visitor finds in \p U.
template <typename Visitor, typename List>
static const List &once(std::optional<List> &Made, const Unit &U) {
  if (!Made) {
    Visitor V(U);
    V.TraverseDecl(U.context().getTranslationUnitDecl());
    Made = std::move(V.Found);
  }
  return *Made;
}

const std::vector<CodeBlock> &CodeIndex::code() const {
  if (!Code)
    Code = collectCode(U);
  return *Code;
}
const std::vector<const NamedDecl *> &CodeIndex::declarations() const {
  return once<DeclarationVisitor>(Declarations, U);
}
const NamesInCode &CodeIndex::names() const { return once<NameVisitor>(Names, U); }
ArrayRef<ConstantUse> CodeIndex::constantUses() const {
  return once<ConstantVisitor>(Constants, U);
}
ArrayRef<NoexceptUse> CodeIndex::noexceptUses() const {
  return once<NoexceptVisitor>(Noexcepts, U);
}

} // namespace amp2hip
