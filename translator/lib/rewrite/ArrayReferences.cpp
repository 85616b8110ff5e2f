//===--- ArrayReferences.cpp - Reference members to arrays become handles -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   struct functor { array<int, 1> &a; ... };
//   struct functor { mutable amp2hip::array_ref<int, 1> a; ... };
//
// A launch reaches what it must bring to the accelerator by copying the
// function object; a reference cannot be reached so. `mutable` gives the handle
// the constness of a reference.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/Types.h"

using namespace clang;

namespace amp2hip {

/// True if \p Loc spells the class template and its arguments out.
static bool namesArray(TypeLoc Loc) {
  if (auto R = Loc.getAs<ReferenceTypeLoc>())
    Loc = R.getPointeeLoc();
  Loc = Loc.getUnqualifiedLoc();
  if (auto E = Loc.getAs<ElaboratedTypeLoc>())
    Loc = E.getNamedTypeLoc();
  return bool(Loc.getAs<TemplateSpecializationTypeLoc>());
}

std::string arrayHandle(RewriteContext &C, TypeLoc Loc, QualType T) {
  bool IsConst = T.getNonReferenceType().isConstQualified();
  std::string Type = spellType(C, Loc, T);
  // `concurrency::array<float, 2>`: the arguments are what counts.
  if (!namesArray(Loc))
    Type = qualifiedName(C, T.getNonReferenceType().getCanonicalType());
  std::string Arguments = Type.substr(std::min(Type.find('<') + 1, Type.size()));
  std::string Handle = "amp2hip::array_ref<" + std::string(IsConst ? "const " : "") + Arguments;
  return (IsConst ? "" : "mutable ") + Handle;
}

/// A class that no amp code can use keeps its references.
static bool isUsedInAmpCode(const FieldDecl *F) {
  for (const Decl *D : cast<CXXRecordDecl>(F->getParent())->decls())
    if (const FunctionDecl *Member = D->getAsFunction())
      if (!Member->isImplicit() && restrictionOf(Member).Amp)
        return true;
  return cast<CXXRecordDecl>(F->getParent())->isAggregate();
}

void planArrayReferences(RewriteContext &C) {
  for (const FieldDecl *F : C.M.ArrayReferences) {
    if (!isUsedInAmpCode(F))
      continue;
    std::optional<TextRange> R = C.Source.range(F->getSourceRange());
    if (!R)
      continue;
    C.E.replace(*R, arrayHandle(C, F->getTypeSourceInfo()->getTypeLoc(), F->getType()) + " " +
                        F->getNameAsString());
  }
}

} // namespace amp2hip
