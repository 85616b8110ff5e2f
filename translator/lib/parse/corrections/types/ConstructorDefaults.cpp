//===--- ConstructorDefaults.cpp - Late default arguments -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/types/ConstructorDefaults.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/TokenCorrections.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include <utility>
#include <vector>

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the definitions of constructors whose parameter lists contain one of the errors.
class Definitions : public UserVisitor {
public:
  Definitions(llvm::ArrayRef<SourceLocation> Errors, const Unit &U)
      : UserVisitor(U), Errors(Errors) {}

  bool VisitFunctionDecl(FunctionDecl *F) override {
    const auto *Constructor = dyn_cast<CXXConstructorDecl>(F);
    if (Constructor && Constructor->isOutOfLine() && Constructor->getPreviousDecl() &&
        llvm::any_of(F->parameters(), [&](const ParmVarDecl *P) {
          return llvm::any_of(Errors, [&](SourceLocation Loc) {
            return !U.SM.isBeforeInTranslationUnit(Loc, P->getBeginLoc()) &&
                   !U.SM.isBeforeInTranslationUnit(P->getEndLoc(), Loc);
          });
        }))
      Found.push_back(Constructor);
    return true;
  }

  std::vector<const CXXConstructorDecl *> Found;

private:
  llvm::ArrayRef<SourceLocation> Errors;
};

} // namespace

bool moveConstructorDefaults(TokenCorrections &Changes, llvm::ArrayRef<SourceLocation> Errors,
                             const Unit &U) {
  // The errors are at the names of parameters that have default arguments.
  const bool MayApply =
      !Errors.empty() &&
      llvm::any_of(U.Tokens, [&, Before = SourceLocation()](const Token &T) mutable {
        const SourceLocation Name = std::exchange(Before, T.getLocation());
        return T.is(tok::equal) && llvm::is_contained(Errors, Name);
      });
  if (!MayApply)
    return false;
  Definitions Constructors(Errors, U);
  Constructors.TraverseDecl(U.context().getTranslationUnitDecl());
  if (Constructors.Found.empty())
    return false;
  const TokenView Tokens(U.Tokens);
  auto IndexOf = [&](SourceLocation Loc) {
    size_t I = 0;
    while (I < Tokens.size() && Tokens[I].getLocation() != Loc)
      ++I;
    return I;
  };
  bool Any = false;
  for (const CXXConstructorDecl *Definition : Constructors.Found) {
    const FunctionDecl *InClass = Definition->getPreviousDecl();
    for (unsigned Number = 0; Number < Definition->getNumParams(); ++Number) {
      size_t I = IndexOf(Definition->getParamDecl(Number)->getLocation());
      const size_t Name = IndexOf(InClass->getParamDecl(Number)->getEndLoc());
      if (!Tokens.is(I + 1, tok::equal) || Name >= Tokens.size() ||
          !Tokens[I + 1].getLocation().isFileID() || !Tokens[Name].getLocation().isFileID())
        continue;
      std::string Text;
      std::vector<SourceLocation> Moved;
      for (++I; I < Tokens.size() && !Tokens.is(I, tok::comma, tok::r_paren); ++I) {
        const size_t Close = Tokens.is(I, tok::l_paren, tok::l_brace) ? Tokens.match(I) : I;
        for (const size_t Last = Close == TokenView::None ? I : Close; I <= Last; ++I) {
          Text += (Moved.empty() || Tokens[I].hasLeadingSpace() ? " " : "") +
                  Lexer::getSpelling(Tokens[I], U.SM, U.CI.getLangOpts());
          Moved.push_back(Tokens[I].getLocation());
        }
        --I;
      }
      if (!Changes.insertAfter(Tokens[Name].getLocation(), Text, U))
        continue;
      for (SourceLocation Loc : Moved)
        Changes.replace(Loc, "", U);
      Any = true;
    }
  }
  return Any;
}

} // namespace amp2hip
