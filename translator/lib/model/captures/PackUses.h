//===--- PackUses.h - Parameter packs that a lambda uses ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_CAPTURES_PACKUSES_H
#define AMP2HIP_MODEL_CAPTURES_PACKUSES_H

#include "clang/Basic/SourceLocation.h"
#include <map>
#include <set>
#include <vector>

namespace clang {
class LambdaExpr;
class NamedDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// How code inside a pack expansion uses the packs that are declared outside of it. Packs are
/// template parameters or variables.
struct PackUses {
  /// Locations that use a pack without expanding it. The code itself is in the expansion, as `x` is
  /// in `f([=] { return x; }...)`, so each instance of the code refers to one element.
  std::map<const clang::NamedDecl *, std::vector<clang::SourceLocation>> Elements;
  /// The locations of \c Elements that are explicit captures of nested lambdas, `[x]`.
  std::map<const clang::NamedDecl *, std::vector<clang::SourceLocation>> CapturedElements;
  /// The packs that the code itself expands, and the template parameter packs in `sizeof...`.
  std::set<const clang::NamedDecl *> Expanded;
  /// True if the code names a local class or enumeration.
  bool NamesLocalType = false;

  bool namesElement(const clang::NamedDecl *Pack) const { return Elements.count(Pack) != 0; }
};

/// The uses in the parameters and the body of \p Lambda.
PackUses packUses(const clang::LambdaExpr &Lambda);
/// The uses in the type of \p Variable or, if it is a pack, in the type of one element.
PackUses packUses(const clang::VarDecl &Variable);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_CAPTURES_PACKUSES_H
