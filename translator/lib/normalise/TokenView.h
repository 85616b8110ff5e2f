//===--- TokenView.h - Brackets and declarators among tokens -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALISE_TOKENVIEW_H
#define AMP2HIP_NORMALISE_TOKENVIEW_H

#include "clang/Lex/Token.h"
#include <vector>

namespace amp2hip {

/// Finds its way in the tokens of a translation unit: partners of brackets,
/// beginnings of declarations. Places outside are \c None, which is no token.
class TokenView {
public:
  static constexpr size_t None = ~size_t(0);

  explicit TokenView(const std::vector<clang::Token> &Tokens);

  size_t size() const { return Tokens.size(); }
  const clang::Token &operator[](size_t I) const { return Tokens[I]; }
  template <typename... Kinds> bool is(size_t I, Kinds... K) const {
    return I < Tokens.size() && Tokens[I].isOneOf(clang::tok::unknown, K...);
  }
  /// The name or keyword at \p I, or null.
  const clang::IdentifierInfo *name(size_t I) const {
    return I < Tokens.size() && !Tokens[I].isAnnotation() ? Tokens[I].getIdentifierInfo() : nullptr;
  }
  bool isNamed(size_t I, llvm::StringRef Name) const;

  /// The partner of the bracket at \p I, or None.
  size_t match(size_t I) const { return I < Matches.size() ? Matches[I] : None; }
  /// The `<` of the `>` at \p I that closes template arguments, or None.
  size_t matchAngle(size_t I) const;
  /// The first token of the declaration or statement that \p I is part of, or
  /// the first behind an opening bracket around it.
  size_t declarationStart(size_t I) const;
  /// The first token in front of which \p I stands behind no attribute.
  size_t skipAttributes(size_t I) const;
  /// True if `[[` ... `]]` ends at \p I; \p Begin becomes its first token.
  bool attributeEndsAt(size_t I, size_t &Begin) const;
  /// `int`, `auto`, `struct`, ...: what begins or is a type, but no name.
  bool isTypeKeyword(size_t I) const;
  /// A number, a string, `this`, `__func__`: an operand of one token, but no name.
  bool isLiteral(size_t I) const;
  /// True if the `[` at \p I introduces a lambda.
  bool isLambdaIntroducer(size_t I) const;

private:
  const std::vector<clang::Token> &Tokens;
  std::vector<size_t> Matches;
};

} // namespace amp2hip

#endif // AMP2HIP_NORMALISE_TOKENVIEW_H
