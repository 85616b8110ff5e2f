//===--- LaunchDomain.h - Domains and index types ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_LAUNCHDOMAIN_H
#define AMP2HIP_AST_LAUNCHDOMAIN_H

#include <cstdint>
#include <optional>
#include <vector>

namespace clang {
class Expr;
class FunctionDecl;
class QualType;
} // namespace clang

namespace amp2hip {

/// The template arguments of a domain, `extent<Rank>` or
/// `tiled_extent<Lengths...>`, or of an index type, `index<Rank>` or
/// `tiled_index<Lengths...>`.
struct LaunchDomain {
  bool Tiled = false;
  int Rank = 0;
  std::vector<int64_t> Lengths; ///< of a tile; empty if untiled
};

/// The type of \p Domain, an argument of a launch. No value if it is neither an
/// extent nor a tiled_extent.
std::optional<LaunchDomain> domainType(const clang::Expr *Domain);
/// The index type \p T. No value if it is neither an index nor a tiled_index.
std::optional<LaunchDomain> indexType(clang::QualType T);

} // namespace amp2hip

#endif // AMP2HIP_AST_LAUNCHDOMAIN_H
