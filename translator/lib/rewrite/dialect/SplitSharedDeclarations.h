//===--- SplitSharedDeclarations.h - Several declarators --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits declarations that declare an amp function together with functions or variables of other
// restrictions:
//
//   int count = 0, get() restrict(amp);
//
// becomes
//
//   int count = 0; __host__ __device__ int get();
//
// A restriction applies to one declarator only, but the vendors' specifiers `__host__ __device__`
// apply to all declarators of a declaration.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_DIALECT_SPLITSHAREDDECLARATIONS_H
#define AMP2HIP_REWRITE_DIALECT_SPLITSHAREDDECLARATIONS_H

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

/// Splits declarations that declare a function together with other functions or variables. Each
/// declaration is split only once, whatever the number of its functions.
class SharedDeclarations {
public:
  explicit SharedDeclarations(RewriteContext &C) : C(C) {}

  /// Splits the declaration of \p F, an amp function, unless all of its declarators are amp
  /// functions. Inserts \p Specifier for the amp functions after the first declarator. Returns
  /// false if the caller must insert \p Specifier before \p F. Reports an error if the declaration
  /// cannot be split.
  bool split(const clang::FunctionDecl *F, const std::string &Specifier);
  /// Splits the declaration of \p F, even if all of its declarators are amp functions. No-op if the
  /// declaration cannot be split.
  void separate(const clang::FunctionDecl *F);

private:
  /// Returns all declarators of the declaration of \p F, in source order.
  std::vector<const clang::DeclaratorDecl *> declaredWith(const clang::FunctionDecl *F);
  void splitAll(const std::vector<const clang::DeclaratorDecl *> &All,
                const std::string &Specifier);
  /// Plans the split of the declaration with the declarators \p All. If a declarator cannot be
  /// separated from the text before it, returns the first such declarator and plans nothing.
  /// Otherwise returns null.
  const clang::DeclaratorDecl *separateAll(const std::vector<const clang::DeclaratorDecl *> &All,
                                           const std::string &Specifier);

  RewriteContext &C;
  std::set<const clang::DeclaratorDecl *> Done; ///< first declarators of split declarations
  std::map<const clang::DeclContext *,
           std::map<clang::SourceLocation, std::vector<const clang::DeclaratorDecl *>>>
      ByBegin;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_DIALECT_SPLITSHAREDDECLARATIONS_H
