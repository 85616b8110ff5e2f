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
#include "check/AmpVisitor.h"
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

namespace {

/// Finds lambdas of amp code that would copy a tile_static variable.
class CopyVisitor : public AmpVisitor<CopyVisitor> {
public:
  CopyVisitor(const Unit &U, const Model &M)
      : AmpVisitor(U), TileStatics(M.TileStatics.begin(), M.TileStatics.end()) {}

  bool TraverseLambdaExpr(LambdaExpr *L) {
    Lambdas.push_back(L);
    bool Result = AmpVisitor::TraverseLambdaExpr(L);
    Lambdas.pop_back();
    return Result;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    const auto *V = dyn_cast<VarDecl>(E->getDecl());
    if (!V || !TileStatics.count(V))
      return true;
    for (const LambdaExpr *L : Lambdas)
      if (L->getCaptureDefault() == LCD_ByCopy &&
          U.SM.isBeforeInTranslationUnit(V->getLocation(), L->getBeginLoc()))
        U.error(E->getLocation(), "this lambda would copy the tile_static variable '" +
                                      V->getNameAsString() +
                                      "'; capture it by reference, or pass it");
    return true;
  }

private:
  llvm::DenseSet<const VarDecl *> TileStatics;
  std::vector<const LambdaExpr *> Lambdas;
};

} // namespace

void checkTileStatic(const Unit &U, const Model &M) {
  CopyVisitor(U, M).TraverseDecl(U.context().getTranslationUnitDecl());
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
