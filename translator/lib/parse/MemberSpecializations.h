//===--- MemberSpecializations.h - Members specialised by restriction -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_MEMBERSPECIALIZATIONS_H
#define AMP2HIP_PARSE_MEMBERSPECIALIZATIONS_H

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

/// Makes Clang tell the members of a class template that differ in restriction only apart
/// where one is specialised:
///
///     template <> int box<float>::id() const restrict(amp) { return 2; }
///
/// Clang compares types alone, and takes this for ambiguous. So the members of `box<float>` with
/// another restriction have another type from the `)` of the parameters until Clang has declared
/// the specialisation: up to the first token of its body. Nothing of it is left in the AST.
class MemberSpecializations {
public:
  /// \p Tokens is what Clang will parse.
  MemberSpecializations(clang::Sema &S, const Unit &U, const std::vector<clang::Token> &Tokens);

  /// Clang has read \p T.
  void look(const clang::Token &T);
  /// Clang has read all.
  void finish() { restore(); }

private:
  void hideOthers(bool IsAmp);
  void hide(clang::FunctionDecl *F);
  void restore();

  clang::Sema &S;
  llvm::DenseMap<clang::SourceLocation, bool> Begins; ///< where to hide: true for amp
  llvm::DenseSet<clang::SourceLocation> Ends;
  std::vector<std::pair<clang::FunctionDecl *, clang::QualType>> Hidden;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_MEMBERSPECIALIZATIONS_H
