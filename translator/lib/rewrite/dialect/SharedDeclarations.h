//===--- SharedDeclarations.h - Several declarators -------------*- C++ -*-===//
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
// A restriction applies to one declarator. The vendors' specifiers `__host__ __device__` apply to
// all declarators of a declaration.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_DIALECT_SHAREDDECLARATIONS_H
#define AMP2HIP_REWRITE_DIALECT_SHAREDDECLARATIONS_H

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

/// Splits declarations that declare a function together with other functions or variables.
class SharedDeclarations {
public:
  explicit SharedDeclarations(RewriteContext &C) : C(C) {}

  /// Splits the declaration of \p F, an amp function, if not all of its declarators are amp
  /// functions. Amp functions after the first declarator get \p Specifier. Returns false if the
  /// caller must insert \p Specifier before the declaration. Reports an error if it cannot split.
  bool split(const clang::FunctionDecl *F, const std::string &Specifier);
  /// Splits the declaration of \p F, whatever it declares. No-op if it cannot be split.
  void separate(const clang::FunctionDecl *F);

private:
  /// All declarators of the declaration of \p F, in source order.
  std::vector<const clang::DeclaratorDecl *> declaredWith(const clang::FunctionDecl *F);
  void splitAll(const std::vector<const clang::DeclaratorDecl *> &All,
                const std::string &Specifier);
  /// Plans the split. Returns the first declarator that cannot be separated from those before it,
  /// or null. In the former case nothing is planned.
  const clang::DeclaratorDecl *separateAll(const std::vector<const clang::DeclaratorDecl *> &All,
                                           const std::string &Specifier);

  RewriteContext &C;
  std::set<const clang::DeclaratorDecl *> Done; ///< first declarators of split declarations
  std::map<const clang::DeclContext *,
           std::map<clang::SourceLocation, std::vector<const clang::DeclaratorDecl *>>>
      ByBegin;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_DIALECT_SHAREDDECLARATIONS_H
