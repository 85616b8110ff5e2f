//===--- TileStatic.cpp - tile_static objects that are not constructed ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   tile_static index<2> t;
//   tile_static amp2hip::tile_storage<index<2>> t_storage;
//   index<2> &t = t_storage.object();
//
// The runtime's macro `tile_static` serves types without constructors. One with
// a constructor is legal and not constructed (§2.4.3.5.1); the vendors'
// compilers refuse it or warn.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/Types.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

static bool needsStorage(const ASTContext &Ctx, QualType T) {
  T = Ctx.getBaseElementType(T);
  if (T->isDependentType())
    return true; // it may have a constructor in some instantiation
  const CXXRecordDecl *R = T->getAsCXXRecordDecl();
  return R && R->hasDefinition() &&
         !(R->hasTrivialDefaultConstructor() && R->hasTrivialDestructor());
}

/// True if the declaration of \p V declares other variables as well.
static bool isOneOfSeveral(const RewriteContext &C, const VarDecl *V) {
  return llvm::any_of(C.M.TileStatics, [&](const VarDecl *Other) {
    return Other != V && Other->getBeginLoc() == V->getBeginLoc();
  });
}

void planTileStatic(RewriteContext &C) {
  for (const VarDecl *V : C.M.TileStatics) {
    QualType T = V->getType();
    if (!needsStorage(C.U.context(), T))
      continue;
    if (isOneOfSeveral(C, V)) {
      C.U.error(V->getLocation(), "declare '" + V->getNameAsString() +
                                      "' in a declaration of its own: its type has, or may "
                                      "have, a constructor");
      continue;
    }
    std::optional<TextRange> Range = C.Source.range(V->getSourceRange());
    if (!Range)
      continue;
    std::string Name = V->getNameAsString();
    std::string Storage = C.Names.unique(Name + "_storage");
    std::string Element, Bounds;
    splitArrayType(C, V->getTypeSourceInfo()->getTypeLoc(), T, Element, Bounds);
    StringRef Text = C.Source.text(Range->File);
    std::string Indent = indentationAt(Text, Range->Begin);
    std::string Reference = Bounds.empty() ? " &" + Name : " (&" + Name + ")" + Bounds;
    C.E.replace(*Range, "tile_static amp2hip::tile_storage<" + Element + Bounds + "> " +
                            Storage + ";" + lineEnding(Text).str() + Indent + Element +
                            Reference + " = " + Storage + ".object()");
  }
}

} // namespace amp2hip
