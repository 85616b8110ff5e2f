//===--- Coarsening.h - Kernels that are faster with coarsened tiles ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_COARSENING_H
#define AMP2HIP_TILELOOPS_COARSENING_H

#include "tileloops/Plan.h"

namespace amp2hip {

class Variables;

/// True if the kernel with the steps \p Steps is probably faster on a GPU if each of its threads
/// runs several threads of the tile (`--optimize=coarsen-tiles`). docs/performance.md has the times
/// of kernels from which the rules were derived.
///
/// The number of iterations of some loops depends on template parameters of the kernel. These loops
/// are added to \p Dependent. The result is true only for instantiations in which each of them has
/// at most MaxIterations; the generated code must check this.
bool isFasterCoarsened(const std::vector<TileStep> &Steps, const Variables &Known,
                       const clang::ASTContext &Ctx,
                       llvm::SmallVectorImpl<DependentLoop> &Dependent);

/// The largest number of iterations of the loops around a statement. Compilers unroll such loops.
constexpr uint64_t MaxIterations = 64;

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_COARSENING_H
