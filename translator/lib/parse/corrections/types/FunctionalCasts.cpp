//===--- FunctionalCasts.cpp - Casts to types of several keywords ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/types/FunctionalCasts.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace amp2hip {
namespace {

class CastFinder {
public:
  CastFinder(TokenCorrections &Changes, llvm::ArrayRef<SourceLocation> Errors, const Unit &U)
      : Changes(Changes), U(U), Tokens(U.Tokens), Errors(Errors.begin(), Errors.end()) {}

  bool run() {
    bool Any = false, IsAfterCast = false;
    for (size_t I = 1; I < Tokens.size(); ++I) {
      if (Tokens.is(I, tok::semi, tok::l_brace, tok::r_brace))
        IsAfterCast = false;
      if (!Tokens.isTypeKeyword(I) || Tokens.isTypeKeyword(I - 1))
        continue;
      size_t Open = I;
      while (Tokens.isTypeKeyword(Open))
        ++Open;
      const size_t Close = Tokens.is(Open, tok::l_paren) ? Tokens.match(Open) : TokenView::None;
      if (Open - I < 2 || Close == TokenView::None || Tokens.is(I - 1, tok::kw_new) ||
          Tokens.is(I - 1, tok::kw_operator) || !isInOnePlace(I, Open))
        continue;
      // Clang parses no other casts of the statement after an error.
      if (!stumbles(I, Open, Close) && !(IsAfterCast && followsOperator(I)))
        continue;
      IsAfterCast = true;
      const bool IsNew = Changes.insertBefore(Tokens[I].getLocation(), "(", U) &&
                         Changes.insertAfter(Tokens[Open - 1].getLocation(), ")", U);
      if (IsNew && Close == Open + 1)
        Changes.insertAfter(Tokens[Open].getLocation(), "0", U);
      Any |= IsNew;
    }
    return Any;
  }

private:
  bool hasError(size_t I) const {
    return I < Tokens.size() &&
           (Errors.count(Tokens[I].getLocation()) ||
            Errors.count(Tokens[I].getLocation().getLocWithOffset(int(Tokens[I].getLength()))));
  }

  /// True if Clang reports an error at the type that begins at \p First, or because it
  /// takes the cast for a declaration.
  bool stumbles(size_t First, size_t Open, size_t Close) const {
    for (size_t I = First + 1; I < Open; ++I)
      if (Errors.count(Tokens[I].getLocation()))
        return true;
    if (!Tokens.is(First - 1, tok::l_paren, tok::comma, tok::semi))
      return false;
    for (size_t I = Open; I <= Close + 1; ++I)
      if (hasError(I))
        return true;
    return false;
  }

  /// True if an operator that precedes no declaration precedes the token \p I.
  bool followsOperator(size_t I) const {
    return Tokens.is(I - 1, tok::plus, tok::minus, tok::slash, tok::percent, tok::lessless,
                     tok::pipe, tok::pipepipe, tok::caret, tok::question, tok::equal,
                     tok::equalequal, tok::exclaimequal, tok::lessequal, tok::greaterequal);
  }

  /// True if the tokens are in one file or in the body of one macro: parentheses in the macro
  /// `#define uint unsigned int` would change its other uses.
  bool isInOnePlace(size_t First, size_t Open) const {
    const SourceLocation Begin = Tokens[First].getLocation();
    for (size_t I = First + 1; I <= Open; ++I)
      if (U.SM.getFileID(Tokens[I].getLocation()) != U.SM.getFileID(Begin))
        return false;
    return true;
  }

  TokenCorrections &Changes;
  const Unit &U;
  const TokenView Tokens;
  const llvm::DenseSet<SourceLocation> Errors;
};

} // namespace

bool correctFunctionalCasts(TokenCorrections &Changes, llvm::ArrayRef<SourceLocation> Errors,
                            const Unit &U) {
  return !Errors.empty() && CastFinder(Changes, Errors, U).run();
}

} // namespace amp2hip
