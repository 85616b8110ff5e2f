//===--- Launch.h - Calls of parallel_for_each ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_LAUNCH_H
#define AMP2HIP_CHECK_LAUNCH_H

#include <cstdint>
#include <optional>
#include <vector>

namespace clang {
class Expr;
class FunctionDecl;
class QualType;
} // namespace clang

namespace amp2hip {

/// `extent<Rank>`, or a tiled_extent of these lengths; for index types alike.
struct LaunchDomain {
  bool Tiled = false;
  int Rank = 0;
  std::vector<int64_t> Lengths; ///< of a tile; none if untiled
};

/// What a launch over \p Domain runs over, if it can run over that.
std::optional<LaunchDomain> domainType(const clang::Expr *Domain);
/// `index<Rank>` or a tiled_index.
std::optional<LaunchDomain> indexType(clang::QualType T);

} // namespace amp2hip

#endif // AMP2HIP_CHECK_LAUNCH_H
