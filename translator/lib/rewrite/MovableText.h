//===--- MovableText.h - Text that macros and directives tie down ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVABLETEXT_H
#define AMP2HIP_REWRITE_MOVABLETEXT_H

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// True if preprocessor directives stand in the declarator of \p L, or in its
/// body without their other half: the text cannot be moved then.
bool hasSplitDirectives(RewriteContext &C, const AmpLambda &L);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVABLETEXT_H
