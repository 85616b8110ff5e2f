//===--- TokenView.cpp - Brackets and declarators in token lists ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "normalize/TokenView.h"
#include "clang/Basic/IdentifierTable.h"

using namespace clang;

namespace amp2hip {

TokenView::TokenView(const std::vector<Token> &Tokens)
    : Tokens(Tokens), Matches(Tokens.size(), None) {
  // A closing bracket also ends the unclosed brackets inside its pair, which
  // get no partner. `)` and `]` do not end an unclosed `{`.
  std::vector<size_t> Open;
  auto Close = [&](size_t I, tok::TokenKind Opener) {
    for (size_t Depth = Open.size(); Depth-- > 0;) {
      if (Tokens[Open[Depth]].is(Opener)) {
        Matches[I] = Open[Depth];
        Matches[Open[Depth]] = I;
        Open.resize(Depth);
        return;
      }
      if (Tokens[Open[Depth]].is(tok::l_brace))
        return;
    }
  };
  for (size_t I = 0; I < Tokens.size(); ++I)
    switch (Tokens[I].getKind()) {
    case tok::l_paren:
    case tok::l_square:
    case tok::l_brace:
      Open.push_back(I);
      break;
    case tok::r_paren:
      Close(I, tok::l_paren);
      break;
    case tok::r_square:
      Close(I, tok::l_square);
      break;
    case tok::r_brace:
      Close(I, tok::l_brace);
      break;
    default:
      break;
    }
}

bool TokenView::isNamed(size_t I, llvm::StringRef Name) const {
  const IdentifierInfo *II = name(I);
  return II && II->getName() == Name;
}

unsigned TokenView::closedAngles(size_t I) const {
  return is(I, tok::greater)                 ? 1
         : is(I, tok::greatergreater)        ? 2
         : is(I, tok::greatergreatergreater) ? 3
                                             : 0;
}

size_t TokenView::matchAngle(size_t I) const {
  unsigned Depth = 0;
  for (size_t J = I + 1; J-- > 0;) {
    if (closedAngles(J) && !is(J - 1, tok::kw_operator))
      Depth += closedAngles(J);
    else if (is(J, tok::less) && !is(J - 1, tok::kw_operator)) {
      if (Depth <= 1)
        return Depth ? J : None;
      --Depth;
    } else if (is(J, tok::r_paren, tok::r_square, tok::r_brace)) {
      J = match(J);
      if (J == None)
        return None;
    } else if (is(J, tok::l_paren, tok::l_square, tok::l_brace, tok::semi)) {
      return None;
    }
  }
  return None;
}

size_t TokenView::declarationStart(size_t I) const {
  while (I-- > 0) {
    if (is(I, tok::r_paren, tok::r_square)) {
      size_t Opener = match(I);
      if (Opener != None)
        I = Opener;
    } else if (is(I, tok::l_paren, tok::l_square, tok::semi, tok::l_brace, tok::r_brace) ||
               Tokens[I].isAnnotation()) {
      return I + 1;
    }
  }
  return 0;
}

size_t TokenView::skipAttributes(size_t I) const {
  for (;;) {
    if (is(I, tok::l_square) && is(I + 1, tok::l_square) && match(I) != None)
      I = match(I) + 1;
    else if (is(I, tok::kw___attribute, tok::kw_alignas) && is(I + 1, tok::l_paren) &&
             match(I + 1) != None)
      I = match(I + 1) + 1;
    else
      return I;
  }
}

bool TokenView::attributeEndsAt(size_t I, size_t &Begin) const {
  if (!is(I, tok::r_square) || !is(I - 1, tok::r_square))
    return false;
  Begin = match(I);
  return Begin != None && is(Begin + 1, tok::l_square);
}

bool TokenView::isTypeKeyword(size_t I) const {
  return is(I, tok::kw_void, tok::kw_bool, tok::kw_char, tok::kw_char16_t, tok::kw_char32_t,
            tok::kw_char8_t, tok::kw_wchar_t, tok::kw_short, tok::kw_int, tok::kw_long,
            tok::kw_signed, tok::kw_unsigned, tok::kw_float, tok::kw_double, tok::kw_auto,
            tok::kw___int64, tok::kw___int128, tok::kw__Bool);
}

bool TokenView::isLambdaIntroducer(size_t I) const {
  if (!is(I, tok::l_square) || is(I + 1, tok::l_square))
    return false;
  if (I == 0)
    return true;
  // Subscripts and array bounds follow an operand or a declarator.
  if (is(I - 1, tok::r_paren, tok::r_square, tok::identifier, tok::kw_operator, tok::l_square) ||
      isTypeKeyword(I - 1) || isLiteral(I - 1))
    return false;
  if (is(I - 1, tok::r_brace)) { // a subscript: `S{1, 2}[0]`
    size_t Before = match(I - 1) == None ? None : match(I - 1) - 1;
    if (is(Before, tok::identifier) || closedAngles(Before) || isTypeKeyword(Before))
      return false;
  }
  // A structured binding: `auto const &[a, b] = pair;`
  if (is(I - 1, tok::kw_const, tok::kw_volatile) ||
      (is(I - 1, tok::amp, tok::ampamp) &&
       is(I - 2, tok::kw_auto, tok::kw_const, tok::kw_volatile)))
    return false;
  return !is(I - 1, tok::kw_new, tok::kw_delete) || !is(I - 2, tok::kw_operator);
}

bool TokenView::isLiteral(size_t I) const {
  return I < Tokens.size() &&
         (tok::isLiteral(Tokens[I].getKind()) ||
          is(I, tok::kw_this, tok::kw_true, tok::kw_false, tok::kw_nullptr, tok::kw___func__,
             tok::kw___FUNCTION__, tok::kw___PRETTY_FUNCTION__, tok::kw___FUNCDNAME__,
             tok::kw___FUNCSIG__));
}

} // namespace amp2hip
