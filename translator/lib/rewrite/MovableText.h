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

/// True if a preprocessor conditional begins or ends within the captures, the
/// parameters, the specifiers or the body of \p L, not both: the text cannot be moved.
bool hasSplitDirectives(RewriteContext &C, const AmpLambda &L);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVABLETEXT_H
