//===--- LowerSharedDeclarations.cpp - Overload pairs in one declaration --===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits declarations that declare a function of an overload pair (a cpu and an amp function with
// the same signature) together with other entities:
//
//   static int f(int) restrict(amp), f(int), *g();
//
// becomes
//
//   static int f(int) restrict(amp); static int f(int); static int *g();
//
// Later, a dispatch function replaces the pair, and its declaration replaces the declarations of
// both functions. So each function of the pair needs a declaration of its own.
//
//===----------------------------------------------------------------------===//
#include "lower/Lower.h"
#include "rewrite/dialect/SplitSharedDeclarations.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace amp2hip {

void lowerSharedDeclarations(RewriteContext &C, const std::vector<CodeBlock> &) {
  SharedDeclarations Shared(C);
  for (const OverloadPair &Pair : C.Model.Pairs)
    for (const FunctionDecl *Half : {Pair.Cpu, Pair.Amp})
      for (const FunctionDecl *D : declarationsOf(C, Half))
        Shared.separate(D);
}

} // namespace amp2hip
