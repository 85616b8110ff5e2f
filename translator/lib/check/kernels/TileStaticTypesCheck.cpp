//===--- TileStaticTypesCheck.cpp - Types of tile_static variables --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports types that a tile_static variable cannot have (§2.4.3.5.1). The type
// must be amp-compatible, and must contain neither a container nor a reference
// to one.
//
//===----------------------------------------------------------------------===//
#include "ast/Variables.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace amp2hip {

void checkTileStaticTypes(const CheckContext &C) {
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
    for (const VarDecl *V : B.Variables) {
      if (!isTileStatic(V))
        continue;
      MaybeFault F = C.Types.valueFault(V->getType());
      if (!F)
        F = C.Types.containerFault(V->getType());
      if (!F && V->getType()->isIncompleteType())
        F = TypeFault{Rule::TileStaticType,
                      fmt::format("has incomplete type {}; declare it with a complete type",
                                  AmpTypes::nameOf(V->getType(), C.Unit.context()))};
      if (!F && V->getType().isVolatileQualified() && !C.Types.allows(AmpExtension::Volatile))
        F = TypeFault{Rule::VolatileType,
                      fmt::format("has type {}, but amp code cannot use volatile types; remove "
                                  "'volatile' (--amp-extensions=volatile allows it)",
                                  AmpTypes::nameOf(V->getType(), C.Unit.context()))};
      if (!F)
        continue;
      if (F->Violated != Rule::VolatileType)
        F->Violated = Rule::TileStaticType;
      C.reportType(B, V->getLocation(),
                   fmt::format("tile_static variable '{}'", V->getNameAsString()), V->getType(),
                   *F);
    }
    // §2.4.3.5.1: only variables can be tile_static, no functions.
    if (B.Function && isTileStatic(B.Function))
      C.report(B, Rule::TileStaticPlacement, B.Function->getLocation(),
               fmt::format("the function '{}' cannot be tile_static; remove 'tile_static'",
                           B.Function->getNameAsString()));
  });
}

} // namespace amp2hip
