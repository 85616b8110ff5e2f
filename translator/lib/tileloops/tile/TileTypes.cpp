//===--- TileTypes.cpp - The types of tile indices and barriers -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/tile/TileTypes.h"
#include "ast/Concurrency.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace amp2hip {

/// True if \p T, possibly a reference or dependent, is the class \p Name of namespace concurrency.
static bool isClass(QualType T, StringRef Name) {
  T = T.getNonReferenceType();
  const NamedDecl *Class = T->getAsCXXRecordDecl();
  if (const auto *Written = T->getAs<TemplateSpecializationType>(); !Class && Written)
    Class = Written->getTemplateName().getAsTemplateDecl();
  return Class && Class->getDeclName().isIdentifier() && Class->getName() == Name &&
         isInConcurrency(Class);
}

bool isTiledIndex(QualType T) { return isClass(T, "tiled_index"); }
bool isTileBarrier(QualType T) { return isClass(T, "tile_barrier"); }

bool isIndex(QualType T) { return isClass(T, "index") && !T->isReferenceType(); }

unsigned rankOf(QualType T) {
  T = T.getNonReferenceType();
  if (const auto *Class =
          dyn_cast_or_null<ClassTemplateSpecializationDecl>(T->getAsCXXRecordDecl())) {
    unsigned Rank = 0; // the lengths of missing dimensions are 0
    for (const TemplateArgument &A : Class->getTemplateArgs().asArray())
      Rank += A.getKind() == TemplateArgument::Integral && A.getAsIntegral() != 0;
    return Rank;
  }
  const auto *Written = T->getAs<TemplateSpecializationType>();
  if (!Written || llvm::any_of(Written->template_arguments(), [](const TemplateArgument &A) {
        return A.isPackExpansion() || A.getKind() != TemplateArgument::Expression;
      }))
    return 0;
  return unsigned(Written->template_arguments().size());
}

} // namespace amp2hip
