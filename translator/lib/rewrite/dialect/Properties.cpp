//===--- Properties.cpp - Properties become calls of their accessors ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces uses of properties by calls of the accessors. Each expression in the first line becomes
// the one below:
//
//   acc.default_view          box.width = 3;      box.width += 2;
//   acc.get_default_view()    box.put_width(3);   box.put_width(box.get_width() + (2));
//
// Uses of `extent` remain unchanged, even in templates, because `extent` is a data member of the
// classes in the output's runtime library.
//
//===----------------------------------------------------------------------===//
#include "model/CodeIndex.h"
#include "model/DependentProperties.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/dialect/DroppedProperties.h"
#include "rewrite/dialect/PropertyCalls.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// True if instances of a template may use properties whose uses the template itself does not
/// resolve.
static bool mayHaveInstances(const RewriteContext &C) {
  return !C.Model.PropertyDecls.empty() || !C.Model.AmpFunctions.empty() ||
         !C.Model.Lambdas.empty();
}

void planProperties(RewriteContext &C) {
  // Innermost first: the text of an outer use includes the new text of the inner uses.
  for (const PseudoObjectExpr *E : llvm::reverse(C.Model.PropertyUses))
    writeAccessorCalls(C, E);
  for (const auto &[Member, Getter] : C.Model.DependentPropertyUses)
    if (std::optional<TextRange> R = C.Source.range(Member))
      C.Edits.replace(*R, insertedBefore(C, *R) + Getter);
  std::map<SourceLocation, InstanceUses> InTemplates;
  if (mayHaveInstances(C))
    InTemplates = findInstanceUses(C.Unit, C.Model, C.Index.code());
  for (const auto &[Place, Uses] : llvm::reverse(InTemplates))
    writeInstanceUses(C, Uses);
  for (const MSPropertyDecl *P : C.Model.PropertyDecls)
    if (std::optional<TextRange> D = C.Source.range(P->getSourceRange()))
      C.Edits.removeDeclaration(*D);
  planPropertyUsings(C);
  planDroppedProperties(C);
}

} // namespace amp2hip
