//===--- TileStaticCheck.cpp - Where tile_static may stand ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.4.3.5.1: a local variable of amp code, without an initialiser.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "model/Model.h"
#include "parse/Unit.h"

using namespace clang;

namespace amp2hip {

/// True if an initialiser is written; a constructor that Clang adds is none.
static bool hasWrittenInitialiser(const VarDecl *V) {
  const Expr *Init = V->getInit();
  if (!Init)
    return false;
  const auto *Construct = dyn_cast<CXXConstructExpr>(Init->IgnoreImplicit());
  return !Construct || Construct->getParenOrBraceRange().isValid() ||
         Construct->isListInitialization() || V->getInitStyle() == VarDecl::ListInit ||
         (Construct->getNumArgs() && !isa<CXXDefaultArgExpr>(Construct->getArg(0)));
}

void checkTileStatic(const Unit &U, const Model &M) {
  for (const VarDecl *V : M.TileStatics) {
    std::string Name = V->getNameAsString();
    const FunctionDecl *In = enclosingFunction(V->getLexicalDeclContext());
    if (!In || !V->isLocalVarDecl())
      U.error(V->getLocation(), "tile_static variable '" + Name +
                                    "' must be local to amp code: its storage belongs to a tile");
    else if (!restrictionOf(In).Amp)
      U.error(V->getLocation(),
              "tile_static variable '" + Name + "' stands in cpu code, which has no tiles");
    else if (hasWrittenInitialiser(V))
      U.error(V->getLocation(), "tile_static variable '" + Name +
                                    "' cannot have an initialiser; assign to it in one thread");
  }
}

} // namespace amp2hip
