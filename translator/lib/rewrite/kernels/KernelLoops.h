//===--- KernelLoops.h - The loops of an untiled kernel ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELS_KERNELLOOPS_H
#define AMP2HIP_REWRITE_KERNELS_KERNELLOOPS_H

#include "text/CodeTemplate.h"
#include <string>

namespace clang {
class ASTContext;
} // namespace clang

namespace amp2hip {

struct AmpLambda;

/// With --optimize=coarsen-untiled, an untiled kernel describes its loops for the launch:
///
///   static constexpr amp2hip::kernel_loops amp2hip_loops = amp2hip::kernel_loops::constant;
///
/// Returns this line, followed by an empty line. Returns an empty text if \p L is no untiled kernel
/// or has loops of another kind (amp-headers/amp2hip/output/kernel_loops.h).
std::string kernelLoopsText(const AmpLambda &L, const clang::ASTContext &Ctx,
                            const CodeLayout &Layout);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_KERNELLOOPS_H
