//===--- UnnamedNamespaces.cpp - Where unnamed namespaces clash -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   namespace { void run() {...} }     // a kernel, where nvcc's name is ambiguous
//
//   inline namespace geo_unnamed { namespace { void run() {...} }}
//
//===----------------------------------------------------------------------===//
#include "rewrite/UnnamedNamespaces.h"
#include "clang/AST/DeclCXX.h"
#include "model/Linkage.h"
#include "model/UnnamedNamespaces.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

bool isUnnamedNamespaceAmbiguous(const RewriteContext &C, const AmpLambda &L) {
  const UnnamedNamespaces Unnamed(C.U, C.M);
  const NamedDecl &From = madeFrom(L);
  return Unnamed.isInSource(&From) && Unnamed.wouldBeAmbiguous(UnnamedNamespaces::namedScopeOf(&From));
}

/// Puts \p Block between the braces of the inline namespace \p Name.
static void wrap(RewriteContext &C, const NamespaceDecl *Block, const std::string &Name) {
  std::optional<TextPosition> Begin = C.Source.begin(Block->getBeginLoc()), End = C.Source.end(Block->getRBraceLoc());
  if (!Begin || !End || Begin->File != End->File)
    return;
  C.E.insert(*Begin, "inline namespace " + Name + " { ", InsertOrder::Declaration);
  C.E.insert(*End, "}", InsertOrder::After);
}

void planUnnamedNamespaces(RewriteContext &C) {
  const UnnamedNamespaces Unnamed(C.U, C.M);
  for (const DeclContext *Scope : Unnamed.withKernels()) {
    const std::vector<const NamespaceDecl *> Blocks = Unnamed.blocksIn(Scope);
    // The blocks of the source alone would be another namespace than that of a header.
    if (Blocks.empty() || !Unnamed.isAmbiguous(Scope) || Unnamed.ofHeaders().count(Scope) ||
        !llvm::all_of(Blocks, [&](const NamespaceDecl *Block) { return Unnamed.isInSource(Block); }))
      continue;
    const auto *Named = dyn_cast<NamespaceDecl>(Scope);
    std::string Wanted = (Named ? Named->getNameAsString() : "global") + "_unnamed";
    std::string Name = C.Names.unique(Wanted, Blocks.front()->getLocation());
    for (const NamespaceDecl *Block : Blocks)
      wrap(C, Block, Name);
  }
}

} // namespace amp2hip
