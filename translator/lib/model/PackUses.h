//===--- PackUses.h - Parameter packs that a lambda uses -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_PACKUSES_H
#define AMP2HIP_MODEL_PACKUSES_H

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

/// How code inside the expansion of a parameter pack uses packs that it does not declare
/// itself: template parameters and variables.
struct PackUses {
  /// The places that name one element, which the expansion around the code chooses.
  std::map<const clang::NamedDecl *, std::vector<clang::SourceLocation>> Elements;
  /// Those of them that a lambda in the code captures by name, `[x]`.
  std::map<const clang::NamedDecl *, std::vector<clang::SourceLocation>> CapturedElements;
  /// The packs that the code expands itself, and the packs of template parameters whose
  /// size it asks for.
  std::set<const clang::NamedDecl *> Expanded;
  /// The code names a class or enumeration of a function.
  bool NamesLocalType = false;

  bool namesElement(const clang::NamedDecl *Pack) const { return Elements.count(Pack) != 0; }
};

/// The uses in the parameters and the body of \p Lambda.
PackUses packUses(const clang::LambdaExpr &Lambda);
/// The uses in the type of \p Variable. If it is a pack, in the type of one element.
PackUses packUses(const clang::VarDecl &Variable);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_PACKUSES_H
