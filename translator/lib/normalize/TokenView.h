//===--- TokenView.h - Brackets and declarators in token lists ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALIZE_TOKENVIEW_H
#define AMP2HIP_NORMALIZE_TOKENVIEW_H

#include "clang/Lex/Token.h"
#include <vector>

namespace amp2hip {

/// Access to the tokens of a translation unit by index, with the partner of
/// each bracket and with queries that need no parser. A result that does not
/// exist is \c None. The predicates, name() and match() accept an index without
/// a token, \c None included: they return false, null or \c None.
class TokenView {
public:
  static constexpr size_t None = ~size_t(0);

  explicit TokenView(const std::vector<clang::Token> &Tokens);

  /// The number of tokens.
  size_t size() const { return Tokens.size(); }
  /// The token at \p I, which must exist.
  const clang::Token &operator[](size_t I) const { return Tokens[I]; }
  /// True if the token at \p I has one of the kinds \p K.
  template <typename... Kinds>
  bool is(size_t I, Kinds... K) const {
    return I < Tokens.size() && (Tokens[I].is(K) || ...);
  }
  /// The identifier or keyword at \p I, or null.
  const clang::IdentifierInfo *name(size_t I) const {
    return I < Tokens.size() && !Tokens[I].isAnnotation() ? Tokens[I].getIdentifierInfo() : nullptr;
  }
  /// True if \p I is the identifier or keyword \p Name.
  bool isNamed(size_t I, llvm::StringRef Name) const;

  /// The partner of the bracket at \p I, or None.
  size_t match(size_t I) const { return I < Matches.size() ? Matches[I] : None; }
  /// The number of `>` in the token at \p I: 1 to 3, or 0 for other tokens. Clang
  /// lexes `>>>` as one token because it parses the source as CUDA.
  unsigned closedAngles(size_t I) const;
  /// The `<` of the template argument list that ends with the `>`, `>>` or `>>>`
  /// at \p I, or None. For several `>`, the `<` of the outermost list.
  size_t matchAngle(size_t I) const;
  /// The first token of the declaration or statement that contains \p I. Inside
  /// parentheses or square brackets, the first token after the opening bracket.
  size_t declarationStart(size_t I) const;
  /// The first token at or after \p I that does not belong to an attribute.
  size_t skipAttributes(size_t I) const;
  /// True if an attribute `[[...]]` ends at \p I. Sets \p Begin to its first
  /// token.
  bool attributeEndsAt(size_t I, size_t &Begin) const;
  /// True for the keywords of fundamental types, such as `int`, and for `auto`.
  bool isTypeKeyword(size_t I) const;
  /// True for an operand of one token that is not a name: a number, a string,
  /// `this`, `__func__`.
  bool isLiteral(size_t I) const;
  /// True if the `[` at \p I introduces a lambda.
  bool isLambdaIntroducer(size_t I) const;

private:
  const std::vector<clang::Token> &Tokens;
  std::vector<size_t> Matches;
};

} // namespace amp2hip

#endif // AMP2HIP_NORMALIZE_TOKENVIEW_H
