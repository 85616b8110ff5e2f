//===--- TemplateAddresses.h - Templates by restriction, not called -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_TEMPLATEADDRESSES_H
#define AMP2HIP_PARSE_TEMPLATEADDRESSES_H

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

/// Lets cpu code take the address of a template that is overloaded by restriction:
///
///     int (*p)(int) = id;                // the cpu template
///     std::sort(first, last, less<int>);
///
/// Clang takes this for ambiguous: only for functions that are no templates it asks which the
/// code may call. So the amp templates of the name have a constraint that no argument
/// satisfies, from the name to the end of the statement. Nothing of it is left in the AST.
class TemplateAddresses {
public:
  TemplateAddresses(clang::Sema &S, const Unit &U);

  /// Clang has read \p T.
  void look(const clang::Token &T);
  /// Clang has read all.
  void finish() { restore(); }

private:
  /// Null: makes all templates visible again.
  using Events = llvm::SmallVector<const clang::IdentifierInfo *, 1>;
  void addEvents(const TokenView &Tokens, size_t I);
  void hide(const clang::IdentifierInfo *Name);
  void hideIn(clang::DeclContext *Context, const clang::IdentifierInfo *Name);
  void hide(clang::FunctionTemplateDecl *Template);
  void restore();

  clang::Sema &S;
  const Unit &U;
  llvm::DenseMap<clang::SourceLocation, Events> At; ///< by the token before which they happen
  std::vector<clang::FunctionTemplateDecl *> Hidden;
  clang::Expr *Never = nullptr; ///< the constraint
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_TEMPLATEADDRESSES_H
