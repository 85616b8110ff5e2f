//===--- LaunchDomain.cpp - Domains and index types -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/LaunchDomain.h"
#include "ast/Concurrency.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/Expr.h"

using namespace clang;

namespace amp2hip {

/// The template arguments of \p T, if it is an instance of the runtime's class
/// template \p Untiled or \p Tiled.
static std::optional<LaunchDomain> domainNamed(QualType T, StringRef Untiled, StringRef Tiled) {
  const auto *Class = dyn_cast_or_null<ClassTemplateSpecializationDecl>(
      T.getNonReferenceType()->getAsCXXRecordDecl());
  if (!Class || !isInConcurrency(Class) || !Class->getDeclName().isIdentifier())
    return std::nullopt;
  LaunchDomain D;
  D.Tiled = Class->getName() == Tiled;
  if (!D.Tiled && Class->getName() != Untiled)
    return std::nullopt;
  for (const TemplateArgument &A : Class->getTemplateArgs().asArray()) {
    if (A.getKind() != TemplateArgument::Integral)
      return std::nullopt;
    int64_t Value = A.getAsIntegral().getExtValue();
    if (!D.Tiled)
      D.Rank = int(Value);
    else if (Value != 0) // zero: the tile has fewer dimensions
      D.Lengths.push_back(Value), ++D.Rank;
  }
  return D;
}

std::optional<LaunchDomain> domainType(const Expr *Domain) {
  if (std::optional<LaunchDomain> Found = domainNamed(Domain->getType(), "extent", "tiled_extent"))
    return Found;
  return domainNamed(Domain->getType(), "grid", ""); // of the preview
}
std::optional<LaunchDomain> indexType(QualType T) { return domainNamed(T, "index", "tiled_index"); }

} // namespace amp2hip
