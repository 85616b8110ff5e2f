//===--- DroppedObjects.cpp - Objects in dropped text ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/dialect/DroppedObjects.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/ASTLambda.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include <functional>

using namespace clang;

namespace amp2hip {
namespace {

class Declarations : public UserVisitor {
public:
  Declarations(const Unit &U, std::function<void(const NamedDecl *)> Add)
      : UserVisitor(U), Add(std::move(Add)) {}
  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (F->doesThisDeclarationHaveABody() && !isLambdaCallOperator(F))
      Add(F);
    return true;
  }
  bool VisitVarDecl(VarDecl *V) override {
    if (V->getIdentifier())
      Add(V);
    return true;
  }

private:
  std::function<void(const NamedDecl *)> Add;
};

} // namespace

DroppedObjects::DroppedObjects(const Unit &U) : U(U) {
  Declarations(U, [this](const NamedDecl *D) {
    if (const auto *F = dyn_cast<FunctionDecl>(D))
      Functions.push_back(F);
    else
      Variables[D->getName()].push_back(cast<VarDecl>(D));
  }).TraverseDecl(U.context().getTranslationUnitDecl());
}

const FunctionDecl *DroppedObjects::functionAround(SourceLocation Loc) const {
  for (const FunctionDecl *F : llvm::reverse(Functions))
    if (U.SM.isBeforeInTranslationUnit(F->getBeginLoc(), Loc) &&
        U.SM.isBeforeInTranslationUnit(Loc, F->getEndLoc()))
      return F;
  return nullptr;
}

/// Returns the class, or the pattern of the class, of the object that \p Type is or, for `->`,
/// points to. Returns null for smart pointers.
static const CXXRecordDecl *classOfType(QualType Type, bool IsArrow) {
  Type = Type.getNonReferenceType();
  if (Type->isPointerType() != IsArrow)
    return nullptr;
  if (IsArrow)
    Type = Type->getPointeeType();
  if (const CXXRecordDecl *Class = Type->getAsCXXRecordDecl())
    return Class->getDefinition();
  if (const auto *Instance = Type->getAs<TemplateSpecializationType>())
    if (const auto *T =
            dyn_cast_or_null<ClassTemplateDecl>(Instance->getTemplateName().getAsTemplateDecl()))
      return T->getTemplatedDecl()->getDefinition();
  return nullptr;
}

const CXXRecordDecl *DroppedObjects::classOf(StringRef Object, bool IsArrow,
                                             SourceLocation Loc) const {
  const FunctionDecl *Around = functionAround(Loc);
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(Around);
  if (Object == "this")
    return Method && IsArrow ? Method->getParent() : nullptr;
  std::vector<QualType> Locals, Globals;
  if (auto It = Variables.find(Object); It != Variables.end())
    for (const VarDecl *V : It->second) {
      if (!V->isLocalVarDeclOrParm())
        Globals.push_back(V->getType());
      else if (Around && U.SM.isBeforeInTranslationUnit(Around->getBeginLoc(), V->getLocation()) &&
               U.SM.isBeforeInTranslationUnit(V->getLocation(), Loc))
        Locals.push_back(V->getType());
    }
  if (Locals.empty() && Method) {
    for (const NamedDecl *D : Method->getParent()->lookup(&U.context().Idents.get(Object)))
      if (const auto *F = dyn_cast<ValueDecl>(D))
        Locals.push_back(F->getType());
    // A base class may have a member of the name.
    if (Locals.empty() && Method->getParent()->getNumBases())
      return nullptr;
  }
  const std::vector<QualType> &Types = Locals.empty() ? Globals : Locals;
  const CXXRecordDecl *Class = Types.empty() ? nullptr : classOfType(Types[0], IsArrow);
  return llvm::all_of(Types, [&](QualType T) { return classOfType(T, IsArrow) == Class; })
             ? Class
             : nullptr;
}

/// Returns the member \p Name of \p Class or of its base classes, or null.
static const NamedDecl *findMember(const CXXRecordDecl *Class, DeclarationName Name) {
  for (const NamedDecl *D : Class->lookup(Name))
    return D;
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (const CXXRecordDecl *B = classOfType(Base.getType(), /*IsArrow=*/false))
      if (const NamedDecl *D = findMember(B, Name))
        return D;
  return nullptr;
}

const NamedDecl *DroppedObjects::memberOf(StringRef Object, bool IsArrow, StringRef Member,
                                          SourceLocation Loc) const {
  const CXXRecordDecl *Class = classOf(Object, IsArrow, Loc);
  return Class ? findMember(Class, &U.context().Idents.get(Member)) : nullptr;
}

} // namespace amp2hip
