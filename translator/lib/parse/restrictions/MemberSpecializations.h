//===--- MemberSpecializations.h - Members specialized by restriction -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_RESTRICTIONS_MEMBERSPECIALIZATIONS_H
#define AMP2HIP_PARSE_RESTRICTIONS_MEMBERSPECIALIZATIONS_H

#include "clang/AST/Type.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <utility>
#include <vector>

namespace clang {
class FunctionDecl;
class Sema;
class Token;
} // namespace clang

namespace amp2hip {

class Unit;

/// Makes Clang find the member that an explicit specialization or instantiation
/// declares, if the class template has two members that differ only in their
/// restrictions:
///
///   template <> int box<float>::id() const restrict(amp) { return 2; }
///
/// Clang compares only the types of the members and reports an ambiguity. While
/// Clang parses the declaration, this class therefore changes the types of the
/// members of `box<float>` that have another restriction than the declaration.
/// It changes the types at the `)` of the parameter list and restores them at
/// the first token of the body, after Clang has declared the specialization.
/// The final AST has the original types.
class MemberSpecializations {
public:
  /// \p Tokens are the tokens that Clang will parse.
  MemberSpecializations(clang::Sema &S, const Unit &U, const std::vector<clang::Token> &Tokens);

  /// Must be called when the parser has read \p T.
  void onToken(const clang::Token &T);
  /// Must be called after the parse.
  void finish() { restore(); }

private:
  void hideOthers(bool IsAmp);
  /// Gives \p F a type that no declaration has.
  void hide(clang::FunctionDecl *F);
  /// Restores the types of all hidden functions.
  void restore();

  clang::Sema &S;
  /// The `)` of the parameter lists; true if amp members must stay visible.
  llvm::DenseMap<clang::SourceLocation, bool> Begins;
  llvm::DenseSet<clang::SourceLocation> Ends; ///< tokens at which to restore
  /// The hidden functions and their types.
  std::vector<std::pair<clang::FunctionDecl *, clang::QualType>> Hidden;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_RESTRICTIONS_MEMBERSPECIALIZATIONS_H
