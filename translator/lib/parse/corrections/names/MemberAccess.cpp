//===--- MemberAccess.cpp - Members of expressions in tokens --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/MemberAccess.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"

using namespace clang;

namespace amp2hip {

/// True if `.` may follow the expression without parentheses around it. A parenthesis at its begin
/// may be a cast, which the member would precede.
static bool isPostfix(const TokenView &Tokens, size_t First, size_t Last) {
  if (Tokens.is(First, tok::l_paren))
    return Tokens.match(First) == Last;
  for (size_t I = First; I <= Last; ++I)
    if (Tokens.is(I, tok::l_paren, tok::l_square))
      I = Tokens.match(I);
    else if (!Tokens.is(I, tok::identifier, tok::coloncolon, tok::period, tok::arrow, tok::kw_this))
      return false;
  return true;
}

bool appendMember(const TokenView &Tokens, size_t First, size_t Last, StringRef Member,
                  TokenCorrections &Changes, const Unit &U) {
  if (isPostfix(Tokens, First, Last))
    return Changes.insertAfter(Tokens[Last].getLocation(), Member, U);
  return Changes.insertAfter(Tokens[Last].getLocation(), (")" + Member).str(), U) &&
         Changes.insertBefore(Tokens[First].getLocation(), "(", U);
}

} // namespace amp2hip
