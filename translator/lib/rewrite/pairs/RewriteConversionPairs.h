//===--- RewriteConversionPairs.h - Conversions to one type in some instances ===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_PAIRS_REWRITECONVERSIONPAIRS_H
#define AMP2HIP_REWRITE_PAIRS_REWRITECONVERSIONPAIRS_H

namespace amp2hip {

struct RewriteContext;

/// Replaces each pair of conversion functions that model/overloads/ConversionPairs.h finds. Called
/// by planOverloadPairDeclarations(), which runs before code is moved.
void planConversionPairs(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_PAIRS_REWRITECONVERSIONPAIRS_H
