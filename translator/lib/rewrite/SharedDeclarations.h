//===--- SharedDeclarations.h - Several declarators in one ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   int count = 0, get() restrict(amp);
//   int count = 0; __host__ __device__ int get();
//
// A restriction is of the one function, the vendors' specifiers of all that the
// declaration declares.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_SHAREDDECLARATIONS_H
#define AMP2HIP_REWRITE_SHAREDDECLARATIONS_H

#include "clang/Basic/SourceLocation.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace clang {
class DeclContext;
class DeclaratorDecl;
class FunctionDecl;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

class SharedDeclarations {
public:
  explicit SharedDeclarations(RewriteContext &C) : C(C) {}

  /// Plans that the declaration of \p F becomes one for each declarator, if others
  /// that are no amp functions share it; those but the first have \p Specifier
  /// where they are amp functions. True if \p F needs none any more.
  bool split(const clang::FunctionDecl *F, const std::string &Specifier);
  /// Plans that the declaration of \p F becomes one for each declarator, whatever they
  /// are, if text can say that.
  void separate(const clang::FunctionDecl *F);

private:
  /// All that the declaration of \p F declares, in order.
  std::vector<const clang::DeclaratorDecl *> declaredWith(const clang::FunctionDecl *F);
  void splitAll(const std::vector<const clang::DeclaratorDecl *> &All, const std::string &Specifier);
  /// Returns the declarator that cannot be separated from those before it, or null.
  const clang::DeclaratorDecl *
  separateAll(const std::vector<const clang::DeclaratorDecl *> &All, const std::string &Specifier);

  RewriteContext &C;
  std::set<const clang::DeclaratorDecl *> Done; ///< by the first of theirs
  std::map<const clang::DeclContext *,
           std::map<clang::SourceLocation, std::vector<const clang::DeclaratorDecl *>>>
      ByBegin;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_SHAREDDECLARATIONS_H
