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

/// How a piece of code inside a pack expansion uses the packs that are declared outside of the
/// code. A pack is a template parameter pack or a variable that is one.
struct PackUses {
  /// The packs that the code names without expanding them, each with the locations of the name.
  /// An expansion around the code expands such a pack, as in `f([=] { return x; }...)`. Each
  /// instance of the code refers to one element of the pack.
  std::map<const clang::NamedDecl *, std::vector<clang::SourceLocation>> Elements;
  /// The subset of \c Elements whose locations are explicit captures of nested lambdas, `[x]`.
  std::map<const clang::NamedDecl *, std::vector<clang::SourceLocation>> CapturedElements;
  /// The packs that the code itself expands, and the template parameter packs in its `sizeof...`.
  std::set<const clang::NamedDecl *> Expanded;
  /// True if the code names a local class or enumeration.
  bool NamesLocalType = false;

  bool namesElement(const clang::NamedDecl *Pack) const { return Elements.count(Pack) != 0; }
};

/// The uses of packs in the parameters and the body of \p Lambda.
PackUses packUses(const clang::LambdaExpr &Lambda);
/// The uses of packs in the type of \p Variable. If it is a pack, in the type of one element.
PackUses packUses(const clang::VarDecl &Variable);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_CAPTURES_PACKUSES_H
