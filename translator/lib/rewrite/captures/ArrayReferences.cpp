//===--- ArrayReferences.cpp - Reference members to arrays become handles -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces data members that refer to arrays by handles. For example,
//
//   struct functor { array<int, 1> &a; ... };
//
// becomes
//
//   struct functor { mutable amp2hip::array_ref<int, 1> a; ... };
//
// A launch finds the arrays of a kernel by copying the function object. The copy constructor of a
// handle reports its array then; a reference cannot. With `mutable`, a const function object gives
// write access to the array, as a reference does.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/Restrictions.h"
#include "model/CodeIndex.h"
#include "model/types/AmpTypes.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/text/TypeText.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace amp2hip {

/// True if \p Loc, or the type it refers to, is written as a class template with its arguments.
static bool namesArray(TypeLoc Loc) {
  if (auto R = Loc.getAs<ReferenceTypeLoc>())
    Loc = R.getPointeeLoc();
  Loc = Loc.getUnqualifiedLoc();
  if (auto E = Loc.getAs<ElaboratedTypeLoc>())
    Loc = E.getNamedTypeLoc();
  return bool(Loc.getAs<TemplateSpecializationTypeLoc>());
}

/// Returns the typedef that \p Loc, or the type it refers to, names; null if there is none.
static const TypedefNameDecl *aliasAt(TypeLoc Loc) {
  if (Loc.isNull())
    return nullptr;
  if (auto R = Loc.getAs<ReferenceTypeLoc>())
    Loc = R.getPointeeLoc();
  Loc = Loc.getUnqualifiedLoc();
  if (auto E = Loc.getAs<ElaboratedTypeLoc>())
    Loc = E.getNamedTypeLoc();
  auto Alias = Loc.getAs<TypedefTypeLoc>();
  return Alias ? Alias.getTypedefNameDecl() : nullptr;
}

std::string arrayHandle(RewriteContext &C, TypeLoc Loc, QualType T) {
  bool IsConst = T.getNonReferenceType().isConstQualified();
  std::string Type = spellType(C, Loc, T);
  const TypedefNameDecl *Alias = aliasAt(Loc);
  const bool OfConfiguration = Alias && C.Macros.Configuration.decide(Alias);
  // The arguments of an alias that depends on template parameters have no names here. Those of an
  // alias that depends on the configuration have other values in another configuration.
  if (!namesArray(Loc) && (T.getNonReferenceType()->isDependentType() || OfConfiguration)) {
    if (IsConst && !StringRef(Type).contains("const"))
      Type = "const " + Type;
    return "mutable typename amp2hip::reference_to<" + Type + ">::type";
  }
  // For an alias, spell the class template instead: the code below uses the arguments of
  // `concurrency::array<float, 2>`, or of a texture.
  if (!namesArray(Loc))
    Type = qualifiedName(C, T.getNonReferenceType().getCanonicalType());
  std::string Arguments = Type.substr(std::min(Type.find('<') + 1, Type.size()));
  const CXXRecordDecl *Class = T.getNonReferenceType()->getAsCXXRecordDecl();
  const bool IsTexture =
      Class ? Class->getName() == "texture" : StringRef(Type).contains("texture");
  std::string Handle = std::string(IsTexture ? "amp2hip::texture_ref<" : "amp2hip::array_ref<") +
                       (IsConst ? "const " : "") + Arguments;
  return (IsConst ? "" : "mutable ") + Handle;
}

/// Returns the locations of the data members that amp code names, including inherited members and
/// those of template instances.
static llvm::DenseSet<SourceLocation> membersInAmpCode(const std::vector<CodeBlock> &Code) {
  llvm::DenseSet<SourceLocation> Named;
  forEachAmpBlock(Code, [&](const CodeBlock &B) {
    for (const Stmt *S : B.Statements)
      if (const auto *E = dyn_cast<MemberExpr>(S))
        Named.insert(E->getMemberDecl()->getLocation());
  });
  return Named;
}

/// True if amp code may use the class of \p F. The references of other classes remain unchanged.
/// The translation of a header must not depend on the classes that derive from its classes or
/// contain them. So the result is also true for every class in a header that amp code could
/// capture.
static bool isUsedInAmpCode(const RewriteContext &C, const FieldDecl *F,
                            const llvm::DenseSet<SourceLocation> &Named) {
  const auto *Class = cast<CXXRecordDecl>(F->getParent());
  for (const Decl *D : Class->decls())
    if (const FunctionDecl *Member = D->getAsFunction())
      if (!Member->isImplicit() && restrictionOf(Member).Amp)
        return true;
  if (Class->isAggregate() || Named.count(F->getLocation()))
    return true;
  const SourceManager &SM = C.Unit.SM;
  return SM.getFileID(SM.getExpansionLoc(F->getLocation())) != SM.getMainFileID() &&
         !AmpTypes(C.Unit).captureFault(C.Unit.context().getRecordType(Class));
}

namespace {

/// Tells whether a reference member refers to an array in the instances of its class.
class Referents {
public:
  Referents(const std::vector<CodeBlock> &Code, const FieldDecl *Pattern) : Pattern(Pattern) {
    const auto *Class = cast<CXXRecordDecl>(Pattern->getParent());
    if (const ClassTemplateDecl *Template = Class->getDescribedClassTemplate())
      for (const ClassTemplateSpecializationDecl *Instance : Template->specializations())
        for (const FieldDecl *F : Instance->fields())
          add(F);
    for (const CodeBlock &B : Code) // instances of classes inside other templates
      for (const Stmt *S : B.Statements)
        if (const auto *E = dyn_cast<MemberExpr>(S))
          if (const auto *F = dyn_cast<FieldDecl>(E->getMemberDecl()))
            add(F);
  }

  bool AnyArray = false, AnyOther = false;

private:
  void add(const FieldDecl *F) {
    if (F->getLocation() != Pattern->getLocation() || F->getType()->isDependentType())
      return;
    bool IsArray = isArrayOrTexture(F->getType().getNonReferenceType()->getAsCXXRecordDecl());
    (IsArray ? AnyArray : AnyOther) = true;
  }

  const FieldDecl *Pattern;
};

} // namespace

/// Rewrites `T &a` to `mutable typename amp2hip::reference_to<T>::type a` if T is an array in the
/// instances of the class.
static void planDependentReference(RewriteContext &C, const std::vector<CodeBlock> &Code,
                                   const FieldDecl *F) {
  const Referents To(Code, F);
  std::optional<TextRange> R = C.Source.range(F->getSourceRange());
  if (!To.AnyArray || !R)
    return;
  const SourceManager &SM = C.Unit.SM;
  bool InHeader = SM.getFileID(SM.getExpansionLoc(F->getLocation())) != SM.getMainFileID();
  if (To.AnyOther || InHeader)
    return C.Unit.error(
        F->getLocation(),
        fmt::format("'{}' may be an array or not, depending on the template arguments{}; declare "
                    "it as an array whose element type and rank are template parameters",
                    F->getNameAsString(), InHeader ? ", which are unknown in a header" : ""));
  TypeLoc Loc = F->getTypeSourceInfo()->getTypeLoc();
  bool IsConst = F->getType().getNonReferenceType().isConstQualified();
  C.Edits.replace(*R, "mutable typename amp2hip::reference_to<" +
                          std::string(IsConst ? "const " : "") + spellType(C, Loc, F->getType()) +
                          ">::type " + F->getNameAsString());
}

void planArrayReferences(RewriteContext &C) {
  if (C.Model.ArrayReferences.empty() && C.Model.DependentReferences.empty())
    return;
  const std::vector<CodeBlock> &Code = C.Index.code();
  for (const FieldDecl *F : C.Model.DependentReferences)
    planDependentReference(C, Code, F);
  const llvm::DenseSet<SourceLocation> Named = membersInAmpCode(Code);
  for (const FieldDecl *F : C.Model.ArrayReferences) {
    if (!isUsedInAmpCode(C, F, Named))
      continue;
    std::optional<TextRange> R = C.Source.range(F->getSourceRange());
    if (!R)
      continue;
    C.Edits.replace(*R, arrayHandle(C, F->getTypeSourceInfo()->getTypeLoc(), F->getType()) + " " +
                            F->getNameAsString());
  }
}

} // namespace amp2hip
