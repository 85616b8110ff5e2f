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
#include <algorithm>

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

/// One declarator, as a declaration of its own.
static std::string declaration(RewriteContext &C, const VarDecl *V, const std::string &Break) {
  std::string Name = V->getNameAsString(), Element, Bounds;
  splitArrayType(C, V->getTypeSourceInfo()->getTypeLoc(), V->getType(), Element, Bounds);
  if (!needsStorage(C.U.context(), V->getType()))
    return "tile_static " + Element + " " + Name + Bounds;
  std::string Storage = C.Names.unique(Name + "_storage", V->getLocation());
  std::string Reference = Bounds.empty() ? " &" + Name : " (&" + Name + ")" + Bounds;
  return "tile_static amp2hip::tile_storage<" + Element + Bounds + "> " + Storage + Break +
         Element + Reference + " = " + Storage + ".object()";
}

void planTileStatic(RewriteContext &C) {
  const auto &All = C.M.TileStatics;
  for (auto First = All.begin(); First != All.end();) {
    // The declarators of one declaration stand one behind the other.
    auto Last = std::find_if(First, All.end(), [&](const VarDecl *V) {
      return V->getBeginLoc() != (*First)->getBeginLoc();
    });
    bool Any = std::any_of(First, Last, [&](const VarDecl *V) {
      return needsStorage(C.U.context(), V->getType());
    });
    std::optional<TextRange> Range;
    if (Any)
      Range = C.Source.range({(*First)->getBeginLoc(), (*std::prev(Last))->getEndLoc()});
    if (Range) {
      StringRef Text = C.Source.text(Range->File);
      std::string Break =
          ";" + lineEnding(Text).str() + indentationAt(Text, Range->Begin);
      std::string New;
      for (auto V = First; V != Last; ++V)
        New += (V == First ? "" : Break) + declaration(C, *V, Break);
      C.E.replace(*Range, New);
    }
    First = Last;
  }
}

} // namespace amp2hip
