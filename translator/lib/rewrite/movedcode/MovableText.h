//===--- MovableText.h - Preprocessor conditionals in lambdas -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCODE_MOVABLETEXT_H
#define AMP2HIP_REWRITE_MOVEDCODE_MOVABLETEXT_H

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// True if preprocessor directives prevent a move of the text of \p L. The captures, the
/// parameters, the specifiers and the body move to different places, so a conditional must begin
/// and end in the same part. The captures cannot contain any other directive.
bool hasSplitDirectives(RewriteContext &C, const AmpLambda &L);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_MOVABLETEXT_H
