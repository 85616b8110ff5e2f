//===--- Coarsening.h - Kernels that are faster with coarsened tiles ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_COARSENING_H
#define AMP2HIP_TILELOOPS_COARSENING_H

#include "tileloops/LoopPlan.h"

namespace amp2hip {

class VariableStorage;

/// False if the kernel with the steps \p Steps is probably slower on a GPU if each of its threads
/// runs several threads of the tile (`--optimize=coarsen-tiles`). docs/performance.md has the times
/// of kernels from which the rules were derived.
///
/// Adds the loops of the kernel to \p Nests. The number of iterations of some loops depends on
/// template parameters of the kernel. Therefore the generated code decides whether they are short
/// enough (coarsened_threads::is_faster).
bool isFasterCoarsened(const std::vector<TileStep> &Steps, const VariableStorage &Known,
                       const clang::ASTContext &Ctx, std::vector<LoopNest> &Nests);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_COARSENING_H
