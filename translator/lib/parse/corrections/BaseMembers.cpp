//===--- BaseMembers.cpp - Members of bases before names of namespaces ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/BaseMembers.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/TokenCorrections.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Returns the member \p Name of the nearest base class of \p Class that has one, or null.
const NamedDecl *memberOfBase(const CXXRecordDecl &Class, DeclarationName Name) {
  const CXXRecordDecl *Definition = Class.getDefinition();
  if (!Definition)
    return nullptr;
  for (const CXXBaseSpecifier &Base : Definition->bases()) {
    const CXXRecordDecl *B = Base.getType()->getAsCXXRecordDecl();
    B = B ? B->getDefinition() : nullptr;
    if (!B)
      continue;
    for (const NamedDecl *D : B->lookup(Name))
      if (const auto *Injected = dyn_cast<CXXRecordDecl>(D);
          !Injected || !Injected->isInjectedClassName())
        return D;
    if (const NamedDecl *D = memberOfBase(*B, Name))
      return D;
  }
  return nullptr;
}

/// Visits the names in the class templates of the user.
class Names : public UserVisitor {
public:
  Names(TokenCorrections &Changes, const Unit &U) : UserVisitor(U), Changes(Changes) {}

  bool TraverseDecl(Decl *D) override {
    const auto *Record = dyn_cast_or_null<CXXRecordDecl>(D);
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(D);
    const bool IsPattern = Record && Record->getDescribedClassTemplate();
    // A member may be defined outside of its class. A lambda's operator is no member of a template.
    const CXXRecordDecl *Parent = Method ? Method->getParent() : nullptr;
    const bool IsMember = Parent && Parent->getDescribedClassTemplate();
    const CXXRecordDecl *const OuterClass = Class;
    const CXXMethodDecl *const OuterFunction = Function;
    if (IsPattern || IsMember) {
      Class = IsPattern ? Record : Parent;
      Function = Method;
    }
    const bool Result = UserVisitor::TraverseDecl(D);
    Class = OuterClass;
    Function = OuterFunction;
    return Result;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (!E->hasQualifier() && isOfNamespace(*E->getFoundDecl()))
      qualify(E->getNameInfo().getName(), E->getLocation());
    return true;
  }
  bool VisitOverloadExpr(OverloadExpr *E) override {
    if (isa<UnresolvedLookupExpr>(E) && !E->getQualifier() &&
        llvm::all_of(E->decls(), [](const NamedDecl *D) { return isOfNamespace(*D); }))
      qualify(E->getName(), E->getNameLoc());
    return true;
  }
  bool TraverseElaboratedTypeLoc(ElaboratedTypeLoc T) override {
    // A qualified name, and `struct name`, do not mean a member of a base.
    if (T.getQualifierLoc() || T.getElaboratedKeywordLoc().isValid())
      Qualified.insert(T.getNamedTypeLoc().getBeginLoc());
    return UserVisitor::TraverseElaboratedTypeLoc(T);
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) override {
    return visitType(*T.getTypedefNameDecl(), T.getNameLoc());
  }
  bool VisitTagTypeLoc(TagTypeLoc T) override { return visitType(*T.getDecl(), T.getNameLoc()); }

  bool Any = false;

private:
  static bool isOfNamespace(const NamedDecl &D) {
    return D.getDeclContext()->getRedeclContext()->isFileContext();
  }

  bool visitType(const NamedDecl &D, SourceLocation Loc) {
    if (isOfNamespace(D) && !Qualified.count(Loc))
      qualify(D.getDeclName(), Loc);
    return true;
  }

  void qualify(DeclarationName Name, SourceLocation Loc) {
    if (!Class || !Name.isIdentifier() || Loc.isMacroID() || !U.isUserLocation(Loc) ||
        !Class->getDefinition() || !Class->getDefinition()->hasAnyDependentBases())
      return;
    // The type before the name of a function that is defined outside of its class.
    if (Function && Function->isOutOfLine() &&
        U.SM.isBeforeInTranslationUnit(Loc, Function->getLocation()))
      return;
    const NamedDecl *Found = nullptr;
    for (const ClassTemplateSpecializationDecl *Instance :
         Class->getDescribedClassTemplate()->specializations()) {
      if (!Instance->getDefinition() || Instance->isExplicitSpecialization())
        continue;
      Found = memberOfBase(*Instance, Name);
      if (!Found)
        return;
    }
    if (Found)
      Any |= Changes.insertBefore(Loc, qualifierOf(*Found), U);
  }

  /// `this->` would capture `this` in a kernel, so only members that need it get it.
  std::string qualifierOf(const NamedDecl &Member) const {
    const NamedDecl &D = *Member.getUnderlyingDecl();
    const std::string ByClass = Class->getName().str() + "::";
    if (isa<TypeDecl>(D))
      return "typename " + ByClass;
    return D.isCXXInstanceMember() && Function && Function->isInstance() ? "this->" : ByClass;
  }

  TokenCorrections &Changes;
  const CXXRecordDecl *Class = nullptr;    ///< the class template around the current node
  const CXXMethodDecl *Function = nullptr; ///< its member function
  llvm::DenseSet<SourceLocation> Qualified;
};

} // namespace

bool qualifyBaseMembers(TokenCorrections &Changes, const Unit &U) {
  Names Visitor(Changes, U);
  Visitor.TraverseDecl(U.context().getTranslationUnitDecl());
  return Visitor.Any;
}

} // namespace amp2hip
