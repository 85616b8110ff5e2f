//===--- CapturedNames.cpp - Names that captures hide in a function object ===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/captures/CapturedNames.h"
#include "ast/DynamicVisitor.h"
#include "ast/Variables.h"
#include "model/Model.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>

using namespace clang;

namespace amp2hip {

/// True if \p Text contains \p Name as an unqualified identifier.
static bool standsIn(StringRef Text, StringRef Name) {
  for (size_t At = Text.find(Name); At != StringRef::npos; At = Text.find(Name, At + 1)) {
    StringRef Before = Text.take_front(At), Behind = Text.drop_front(At + Name.size());
    bool Begins = Before.empty() || !isAsciiIdentifierContinue(Before.back());
    bool Ends = Behind.empty() || !isAsciiIdentifierContinue(Behind.front());
    if (Begins && Ends && !Before.rtrim().ends_with("::"))
      return true;
  }
  return false;
}

bool namesMember(StringRef Text, const AmpLambda &L) {
  return llvm::any_of(L.Captures, [&](const CapturedVariable &Capture) {
    StringRef Name = Capture.Variable->getName();
    return !Name.empty() && standsIn(Text, Name);
  });
}

bool isCaptured(StringRef Name, const AmpLambda &L) {
  return llvm::any_of(L.Captures, [&](const CapturedVariable &Capture) {
    return Capture.Variable->getName() == Name;
  });
}

namespace {

/// Finds names of captured variables and of function parameters in a type.
class Members : public DynamicVisitor {
public:
  explicit Members(const AmpLambda &L) : L(L) {}

  bool Found = false;

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const auto *V = dyn_cast<VarDecl>(E->getDecl());
    Found |= V && (isa<ParmVarDecl>(V) || L.captures(V)); // declared later, or not at all
    return !Found;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc Loc) override {
    const TypedefNameDecl *D = Loc.getTypedefNameDecl();
    Found |= D->getParentFunctionOrMethod() && clashesWithMembers(D, L);
    return !Found;
  }

private:
  const AmpLambda &L;
};

} // namespace

bool namesMember(TypeLoc Loc, const AmpLambda &L) {
  Members Visitor(L);
  Visitor.TraverseTypeLoc(Loc);
  return Visitor.Found;
}

namespace {

/// Looks up names in the scopes around a lambda.
class Surroundings {
public:
  explicit Surroundings(const AmpLambda &L) : Inner(L.Lambda->getLambdaClass()->getDeclContext()) {}

  /// True if the outermost name in the qualified name of \p D may refer to another entity at the
  /// lambda.
  bool hides(const NamedDecl *D) const {
    while (const auto *Outer = dyn_cast<NamedDecl>(D->getDeclContext()->getRedeclContext())) {
      if (isa<FunctionDecl>(Outer))
        return false; // local: it moves along, and clashing names change
      D = Outer;
    }
    for (const DeclContext *In = Inner; In; In = In->getLookupParent())
      if (std::optional<bool> Other = meansOther(In, D))
        return *Other;
    return false;
  }

private:
  /// Returns true if the name of \p D refers to another entity in \p In, false if it refers to
  /// \p D. Returns nothing if neither \p In nor one of its bases declares that name.
  static std::optional<bool> meansOther(const DeclContext *In, const NamedDecl *D) {
    if (const TemplateParameterList *List = cast<Decl>(In)->getDescribedTemplateParams())
      for (const NamedDecl *Parameter : *List)
        if (Parameter->getDeclName() == D->getDeclName())
          return true;
    auto IsOther = [&](const Decl *Found) {
      const auto *Named = dyn_cast<NamedDecl>(Found);
      if (!Named || Named->getDeclName() != D->getDeclName() || Named->isImplicit())
        return false;
      const Decl *Meant = Named->getUnderlyingDecl()->getCanonicalDecl();
      if (const auto *Template = dyn_cast<ClassTemplateDecl>(Meant))
        Meant = Template->getTemplatedDecl()->getCanonicalDecl();
      return Meant != patternOf(D)->getCanonicalDecl();
    };
    if (In->isFunctionOrMethod())
      return llvm::any_of(In->decls(), IsOther) ? std::optional<bool>(true) : std::nullopt;
    if (!isa<CXXRecordDecl, NamespaceDecl, TranslationUnitDecl>(In))
      return std::nullopt;
    if (const auto Found = In->getPrimaryContext()->lookup(D->getDeclName()); !Found.empty())
      return llvm::all_of(Found, IsOther);
    if (const auto *Class = dyn_cast<CXXRecordDecl>(In); Class && Class->hasDefinition())
      for (const CXXBaseSpecifier &Base : Class->bases())
        if (const CXXRecordDecl *B = Base.getType()->getAsCXXRecordDecl(); B && B->hasDefinition())
          if (std::optional<bool> Other = meansOther(B, D))
            return Other;
    return std::nullopt;
  }

  /// Returns the declaration of the class template of which \p D is an instance, or \p D itself.
  static const Decl *patternOf(const NamedDecl *D) {
    const auto *Instance = dyn_cast<ClassTemplateSpecializationDecl>(D);
    return Instance ? Instance->getSpecializedTemplate()->getTemplatedDecl()
                    : static_cast<const Decl *>(D);
  }

  const DeclContext *Inner;
};

/// Finds out whether another entity hides any class, enumeration or typedef in a type.
class NamedTypes : public DynamicVisitor {
public:
  explicit NamedTypes(const Surroundings &Around) : Around(Around) {}

  bool Hidden = false;

  bool TraverseElaboratedTypeLoc(ElaboratedTypeLoc Loc) override {
    return Loc.getQualifierLoc() ? true : DynamicVisitor::TraverseElaboratedTypeLoc(Loc);
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc Loc) override {
    Hidden |= Around.hides(Loc.getTypedefNameDecl());
    return true;
  }
  bool VisitTagType(TagType *T) override {
    const TagDecl *D = T->getDecl();
    if (D->getIdentifier())
      Hidden |= Around.hides(D);
    if (const auto *Instance = dyn_cast<ClassTemplateSpecializationDecl>(D))
      for (const TemplateArgument &A : Instance->getTemplateArgs().asArray())
        if (A.getKind() == TemplateArgument::Type)
          TraverseType(A.getAsType());
    return true;
  }

private:
  const Surroundings &Around;
};

} // namespace

bool mayMeanOther(QualType T, TypeLoc Loc, const AmpLambda &L) {
  const Surroundings Around(L);
  NamedTypes Types(Around);
  if (!Loc.isNull())
    Types.TraverseTypeLoc(Loc);
  Types.TraverseType(T.getCanonicalType()); // the deduced type, if it is written as `auto`
  return Types.Hidden;
}

bool clashesWithMembers(const TypedefNameDecl *D, const AmpLambda &L) {
  return isCaptured(D->getName(), L) ||
         (D->getTypeSourceInfo() && namesMember(D->getTypeSourceInfo()->getTypeLoc(), L));
}

namespace {

/// Finds names in the type and the value of a constant that would refer to another entity among the
/// members of the function object.
class NamesOfConstant : public DynamicVisitor {
public:
  NamesOfConstant(const AmpLambda &L, ArrayRef<const NamedDecl *> Members, const ASTContext &Ctx)
      : L(L), Members(Members), Ctx(Ctx) {}

  bool Clash = false;

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const auto *V = dyn_cast<VarDecl>(E->getDecl());
    if (V && V->hasLocalStorage())
      Clash |= L.captures(V) || !isConstantVariable(V, Ctx);
    else if (!E->hasQualifier())
      look(E->getDecl());
    return true;
  }
  bool TraverseElaboratedTypeLoc(ElaboratedTypeLoc Loc) override {
    return Loc.getQualifierLoc() ? true : DynamicVisitor::TraverseElaboratedTypeLoc(Loc);
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc Loc) override { return look(Loc.getTypedefNameDecl()); }
  bool VisitTagTypeLoc(TagTypeLoc Loc) override { return look(Loc.getDecl()); }

private:
  bool look(const NamedDecl *D) {
    auto IsOther = [&](const NamedDecl *Member) {
      return Member != D && Member->getDeclName() == D->getDeclName();
    };
    Clash |= !D->getParentFunctionOrMethod() && D->getIdentifier() &&
             (isCaptured(D->getName(), L) || llvm::any_of(Members, IsOther));
    return true;
  }

  const AmpLambda &L;
  const ArrayRef<const NamedDecl *> Members;
  const ASTContext &Ctx;
};

} // namespace

bool clashesWithMembers(const VarDecl *V, const AmpLambda &L, ArrayRef<const NamedDecl *> Members,
                        const ASTContext &Ctx) {
  if (!V->getType()->isIntegralOrEnumerationType() && !V->getType()->isDependentType())
    return false; // it cannot be a template argument instead
  NamesOfConstant Names(L, Members, Ctx);
  if (const TypeSourceInfo *Written = V->getTypeSourceInfo())
    Names.TraverseTypeLoc(Written->getTypeLoc());
  Names.TraverseStmt(const_cast<Expr *>(V->getInit()));
  return Names.Clash;
}

} // namespace amp2hip
