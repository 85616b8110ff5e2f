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
        F = TypeFault{Rule::TileStaticType, "has incomplete type " +
                                                AmpTypes::nameOf(V->getType(), C.U.context()) +
                                                "; declare it with a complete type"};
      if (!F && V->getType().isVolatileQualified() && !C.Types.allows(AmpExtension::Volatile))
        F = TypeFault{Rule::VolatileType, "has type " +
                                              AmpTypes::nameOf(V->getType(), C.U.context()) +
                                              ", but amp code cannot use volatile types; remove "
                                              "'volatile' (--amp-extensions=volatile allows it)"};
      if (!F)
        continue;
      if (F->Violated != Rule::VolatileType)
        F->Violated = Rule::TileStaticType;
      C.reportType(B, V->getLocation(), "tile_static variable '" + V->getNameAsString() + "'",
                   V->getType(), *F);
    }
    // §2.4.3.5.1: only variables can be tile_static, no functions.
    if (B.Function && isTileStatic(B.Function))
      C.report(B, Rule::TileStaticPlacement, B.Function->getLocation(),
               "the function '" + B.Function->getNameAsString() +
                   "' cannot be tile_static; remove 'tile_static'");
  });
}

} // namespace amp2hip
