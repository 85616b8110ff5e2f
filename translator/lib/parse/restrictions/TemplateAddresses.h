//===--- TemplateAddresses.h - Addresses of function templates ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_RESTRICTIONS_TEMPLATEADDRESSES_H
#define AMP2HIP_PARSE_RESTRICTIONS_TEMPLATEADDRESSES_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace clang {
class DeclContext;
class Expr;
class FunctionTemplateDecl;
class IdentifierInfo;
class Sema;
class Token;
} // namespace clang

namespace amp2hip {

class TokenView;
class Unit;

/// Lets cpu code take the address of a function template that has a cpu and an
/// amp overload:
///
///   int (*p)(int) = id;                // the cpu template
///   std::sort(first, last, less<int>);
///
/// Clang reports an ambiguity: it ignores functions that the code cannot call
/// only if they are not templates. This class therefore hides the amp-only
/// templates of the name from the name to the end of the statement. It adds a
/// constraint to them that is always false. The final AST does not contain the
/// constraint.
class TemplateAddresses {
public:
  /// Requires that the tokens and clauses of \p U are complete.
  TemplateAddresses(clang::Sema &S, const Unit &U);

  /// Must be called when the parser has read \p T.
  void onToken(const clang::Token &T);
  /// Must be called after the parse.
  void finish() { restore(); }

private:
  /// What happens at one token, in this order. A name: its amp-only templates
  /// are hidden. Null: all templates become visible again.
  using Events = llvm::SmallVector<const clang::IdentifierInfo *, 1>;
  void addEvents(const TokenView &Tokens, size_t I);
  /// Hides the amp-only templates \p Name, unless the parser is in amp code.
  void hide(const clang::IdentifierInfo *Name);
  /// Hides the amp-only templates \p Name in \p Context and the contexts inside
  /// it.
  void hideIn(clang::DeclContext *Context, const clang::IdentifierInfo *Name);
  void hide(clang::FunctionTemplateDecl *Template);
  void restore();

  clang::Sema &S;
  const Unit &U;
  llvm::DenseMap<clang::SourceLocation, Events> At; ///< by location of token
  std::vector<clang::FunctionTemplateDecl *> Hidden;
  clang::Expr *Never = nullptr; ///< the constraint `false`, or null
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_RESTRICTIONS_TEMPLATEADDRESSES_H
