//===--- RewriteUnnamedNamespaces.cpp - Ambiguous unnamed namespaces ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inserts inline namespaces around unnamed namespaces with kernels that nvcc could not name. nvcc
// gives all unnamed namespaces of a file the same name, and uses this name for the classes of
// kernels. If lookup of this name is ambiguous,
//
//   namespace { void run() {...} }     // contains a kernel
//
// becomes
//
//   inline namespace geo_unnamed { namespace { void run() {...} }}
//
//===----------------------------------------------------------------------===//
#include "rewrite/names/RewriteUnnamedNamespaces.h"
#include "model/kernels/Linkage.h"
#include "model/kernels/UnnamedNamespaces.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/names/NameTable.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

bool isUnnamedNamespaceAmbiguous(const RewriteContext &C, const AmpLambda &L) {
  const UnnamedNamespaces Unnamed(C.Unit, C.Model);
  const NamedDecl &From = enclosingDeclarationOf(L);
  return Unnamed.isInSource(&From) &&
         Unnamed.wouldBeAmbiguous(UnnamedNamespaces::namedScopeOf(&From));
}

/// Inserts the inline namespace \p Name around \p Block.
static void wrap(RewriteContext &C, const NamespaceDecl *Block, const std::string &Name) {
  std::optional<TextPosition> Begin = C.Source.begin(Block->getBeginLoc()),
                              End = C.Source.end(Block->getRBraceLoc());
  if (!Begin || !End || Begin->File != End->File)
    return;
  C.Edits.insert(*Begin, "inline namespace " + Name + " { ", InsertOrder::Declaration);
  C.Edits.insert(*End, "}", InsertOrder::After);
}

void planUnnamedNamespaces(RewriteContext &C) {
  const UnnamedNamespaces Unnamed(C.Unit, C.Model);
  for (const DeclContext *Scope : Unnamed.withKernels()) {
    const std::vector<const NamespaceDecl *> Blocks = Unnamed.blocksIn(Scope);
    // Skip an unnamed namespace that also has blocks in a header: an inline namespace around the
    // blocks of the source file only would split it into two namespaces.
    if (Blocks.empty() || !Unnamed.isAmbiguous(Scope) || Unnamed.ofHeaders().count(Scope) ||
        !llvm::all_of(Blocks,
                      [&](const NamespaceDecl *Block) { return Unnamed.isInSource(Block); }))
      continue;
    const auto *Named = dyn_cast<NamespaceDecl>(Scope);
    std::string Wanted = (Named ? Named->getNameAsString() : "global") + "_unnamed";
    std::string Name = C.Names.unique(Wanted, Blocks.front()->getLocation());
    for (const NamespaceDecl *Block : Blocks)
      wrap(C, Block, Name);
  }
}

} // namespace amp2hip
