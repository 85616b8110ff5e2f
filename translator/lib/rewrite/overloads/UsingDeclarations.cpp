//===--- UsingDeclarations.cpp - Using declarations of renamed functions --===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/CodeIndex.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/overloads/OverloadChoiceFunctions.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace amp2hip {

/// Adds the new names of renamed functions to \p D: `using n::f;` becomes `using n::f; using
/// n::f_amp;`.
static void addNewNames(RewriteContext &C, const UsingDecl *D) {
  std::set<std::string> Names;
  for (const UsingShadowDecl *Shadow : D->shadows())
    if (const FunctionDecl *F = Shadow->getTargetDecl()->getAsFunction())
      Names.insert(newNameInUsing(C, F));
  if (Names.empty() || Names == std::set<std::string>{""} ||
      !C.Unit.isUserLocation(D->getLocation()))
    return;
  std::optional<TextRange> R = C.Source.range(D->getSourceRange());
  std::optional<TextRange> Name = C.Source.range(D->getNameInfo().getSourceRange());
  if (!R || !Name)
    return;
  std::string Head = C.Edits.original({R->File, R->Begin, Name->Begin}).str();
  std::string More;
  for (const std::string &N : Names)
    if (!N.empty() && (Names.count("") || N != *Names.begin()))
      More += "; " + Head + N;
  if (!Names.count(""))
    C.Edits.replace(*Name, *Names.begin());
  C.Edits.insert({R->File, R->End}, More, InsertOrder::After);
}

void planUsingDeclarations(RewriteContext &C) {
  if (C.Model.Renamed.empty() && !C.NewNames.hasRenamedEverywhere())
    return;
  C.Index.forEachDeclaration<UsingDecl>([&](const UsingDecl *D) { addNewNames(C, D); });
}

} // namespace amp2hip
