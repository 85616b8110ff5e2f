//===--- TileStaticCheck.cpp - Placement of tile_static variables ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports tile_static variables that are not local variables of code that is
// restrict(amp) only, that have an initializer, or that are arrays which a
// lambda copies (§2.4.3.5.1).
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

/// True if the program writes an initializer for \p V. The default constructor
/// that Clang adds does not count.
static bool hasWrittenInitializer(const VarDecl *V) {
  const Expr *Init = V->getInit();
  if (!Init || Init->containsErrors())
    return false;
  const auto *Construct = dyn_cast<CXXConstructExpr>(Init->IgnoreImplicit());
  return !Construct || Construct->getParenOrBraceRange().isValid() ||
         Construct->isListInitialization() || V->getInitStyle() == VarDecl::ListInit ||
         (Construct->getNumArgs() && !isa<CXXDefaultArgExpr>(Construct->getArg(0)));
}

/// Reports lambdas in amp code that capture a tile_static array by copy, the
/// only construct that copies a whole array implicitly.
static void checkCopies(const CheckContext &C) {
  llvm::DenseSet<const VarDecl *> TileStatics(C.Model.TileStatics.begin(),
                                              C.Model.TileStatics.end());
  for (const CodeBlock &B : C.Code)
    for (const Stmt *S : B.Statements) {
      const auto *E = dyn_cast<DeclRefExpr>(S);
      const auto *V = E ? dyn_cast<VarDecl>(E->getDecl()) : nullptr;
      if (V && V->getType()->isArrayType() && B.Lambda && TileStatics.count(V) &&
          B.Lambda->getCaptureDefault() == LCD_ByCopy &&
          C.Unit.SM.isBeforeInTranslationUnit(V->getLocation(), B.Lambda->getBeginLoc()))
        C.report(
            B, Rule::TileStaticCopied, E->getLocation(),
            fmt::format(
                "this lambda captures the tile_static array '{}' by copy; pass it as an argument",
                V->getNameAsString()));
    }
}

void checkTileStatic(const CheckContext &C) {
  checkCopies(C);
  for (const VarDecl *V : C.Model.TileStatics) {
    std::string Name = V->getNameAsString();
    const FunctionDecl *In = enclosingFunction(V->getLexicalDeclContext());
    if (!In || !V->isLocalVarDecl())
      C.report(Rule::TileStaticPlacement, V->getLocation(),
               fmt::format("tile_static variable '{}' is not local to amp code; declare it in a "
                           "restrict(amp) function or lambda",
                           Name));
    else if (!restrictionOf(In).Amp)
      C.report(Rule::TileStaticPlacement, V->getLocation(),
               fmt::format("tile_static variable '{}' is in cpu code, which has no tiles; declare "
                           "it in a restrict(amp) function or lambda",
                           Name));
    else if (restrictionOf(In).both())
      C.report(Rule::TileStaticPlacement, V->getLocation(),
               fmt::format("tile_static variable '{}' is in code that is also cpu code, which has "
                           "no tiles; make the function restrict(amp) only",
                           Name));
    else if (hasWrittenInitializer(V)) {
      C.report(
          Rule::TileStaticInitializer, V->getLocation(),
          fmt::format(
              "tile_static variable '{}' cannot have an initializer; assign to it in one thread",
              Name));
      C.Unit.suppressClangErrorAt(V->getLocation());
    }
  }
}

} // namespace amp2hip
