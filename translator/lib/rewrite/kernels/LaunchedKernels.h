//===--- LaunchedKernels.h - Descriptions of the kernels --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELS_LAUNCHEDKERNELS_H
#define AMP2HIP_REWRITE_KERNELS_LAUNCHEDKERNELS_H

#include <string>

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// If \p L is a kernel, adds its description to \c RewriteContext::Kernels. \p Name is the name of
/// the class that replaces it.
void describeKernel(RewriteContext &C, const AmpLambda &L, const std::string &Name);

/// Adds the descriptions of the user's own function objects that launches run, and sorts
/// \c RewriteContext::Kernels by place.
void describeFunctors(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_LAUNCHEDKERNELS_H
