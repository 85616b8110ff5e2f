//===--- AmpCallee.cpp - Functions that amp code calls --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "check/calls/AmpCallee.h"
#include "check/calls/PairInstantiation.h"
#include "model/Model.h"
#include "model/overloads/RenamedOverloads.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

/// The instance of \p Pattern that has the template arguments of \p Instance,
/// an instance of another template of the same scope and parameters; null if
/// there is none.
static const FunctionDecl *instanceLike(const FunctionDecl *Instance, const FunctionDecl *Pattern) {
  const NamedDecl *D = declarationBeside(Instance, Pattern);
  if (const auto *Template = dyn_cast_or_null<FunctionTemplateDecl>(D))
    return instanceOf(Template, Instance);
  return cast_or_null<FunctionDecl>(D); // a member function of a class template
}

const FunctionDecl *ampCallee(const Model &M, const FunctionDecl *Callee) {
  const FunctionDecl *Pattern = patternOf(Callee);
  for (const OverloadPair &P : M.Pairs)
    if (P.Cpu == Pattern) {
      if (!Callee->isTemplateInstantiation())
        return P.Amp;
      const FunctionDecl *Instance = instanceLike(Callee, P.Amp);
      return Instance ? Instance : P.Amp;
    }
  return Callee;
}

llvm::SmallVector<const FunctionDecl *, 2> ampCallees(const Model &M, const CallExpr *Call) {
  llvm::SmallVector<const FunctionDecl *, 2> Found;
  if (auto It = M.AmpCallees.find(calleeLocation(Call)); It != M.AmpCallees.end())
    for (const FunctionDecl *F : It->second)
      if (!F->isDependentContext() && !F->getDescribedFunctionTemplate())
        Found.push_back(F);
  if (Found.empty() && Call->getDirectCallee())
    Found.push_back(ampCallee(M, Call->getDirectCallee()));
  return Found;
}

} // namespace amp2hip
