//===--- FunctionTypes.h - Restrictions of function types -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_RESTRICTIONS_FUNCTIONTYPES_H
#define AMP2HIP_PARSE_RESTRICTIONS_FUNCTIONTYPES_H

#include "normalize/Restriction.h"
#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace amp2hip {

class Unit;

/// The restrictions of function types as written (§2.1.1, §2.1.3). Clang's types do not contain
/// restrictions, so the class finds them by the `)` of the parameter list.
class FunctionTypes {
public:
  explicit FunctionTypes(const Unit &U);

  /// The restrictions of \p T; no value if it is not a function type. \p Around are the
  /// restrictions of a function type without a specifier at this place.
  std::optional<Restriction> restrictionsOf(clang::TypeLoc T, Restriction Around) const;
  /// The restriction specifier of the declarator whose parameter list ends at \p RParen; no
  /// value if it has none.
  std::optional<Restriction> written(clang::SourceLocation RParen) const;

private:
  llvm::DenseMap<clang::SourceLocation, Restriction> Written;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_RESTRICTIONS_FUNCTIONTYPES_H
