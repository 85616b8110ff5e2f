//===--- TemplateDefaults.cpp - Unused default arguments ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/templates/TemplateDefaults.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/TokenCorrections.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/STLExtras.h"
#include <vector>

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the default arguments that have errors, and that no correct one follows: the `=` of each.
class InvalidDefaults : public UserVisitor {
public:
  using UserVisitor::UserVisitor;

  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (F->isDependentContext())
      for (const ParmVarDecl *P : llvm::reverse(F->parameters())) {
        if (!P->isInvalidDecl() || !P->hasDefaultArg() || P->hasUninstantiatedDefaultArg() ||
            P->hasUnparsedDefaultArg())
          break;
        Found.push_back(P->getDefaultArg()->getBeginLoc());
      }
    return true;
  }

  std::vector<SourceLocation> Found;
};

} // namespace

bool removeTemplateDefaults(TokenCorrections &Changes, llvm::ArrayRef<SourceLocation> Errors,
                            const Unit &U) {
  if (Errors.empty())
    return false;
  InvalidDefaults Defaults(U);
  Defaults.TraverseDecl(U.context().getTranslationUnitDecl());
  const TokenView Tokens(U.Tokens);
  bool Any = false;
  for (SourceLocation Equal : Defaults.Found) {
    size_t I = 0;
    while (I < Tokens.size() && Tokens[I].getLocation() != Equal)
      ++I;
    if (!Tokens.is(I, tok::equal) || !Equal.isFileID())
      continue;
    // A comma may also be between template arguments.
    size_t Last = I;
    for (int Angles = 0; Last < Tokens.size(); ++Last) {
      Angles += Tokens.is(Last, tok::less) - Tokens.is(Last, tok::greater);
      if (Tokens.is(Last, tok::r_paren) || (Angles == 0 && Tokens.is(Last, tok::comma)))
        break;
      if (Tokens.is(Last, tok::l_paren, tok::l_brace, tok::l_square))
        Last = Tokens.match(Last);
      if (Last == TokenView::None)
        break;
    }
    if (Last >= Tokens.size())
      continue;
    for (; I < Last; ++I)
      Any |= Changes.replace(Tokens[I].getLocation(), "", U);
  }
  return Any;
}

} // namespace amp2hip
