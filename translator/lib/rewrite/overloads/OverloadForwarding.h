//===--- OverloadForwarding.h - Functions that forward calls ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_OVERLOADS_OVERLOADFORWARDING_H
#define AMP2HIP_REWRITE_OVERLOADS_OVERLOADFORWARDING_H

#include "rewrite/Rewrite.h"

namespace clang {
class FunctionDecl;
} // namespace clang

namespace amp2hip {

/// True if forward() can declare a function that calls \p F. \p F is a template pattern (the
/// declaration from which instances are made) or no template.
bool canForward(RewriteContext &C, const clang::FunctionDecl *F);

/// Returns the function that replaces \p F in the output. For a function of an overload pair, this
/// is the amp overload, which becomes the dispatch function. For other functions, it is \p F
/// itself.
const clang::FunctionDecl *outputFunctionOf(RewriteContext &C, const clang::FunctionDecl *F);

/// Declares a function \p Name after \p F that has the parameters of \p F and calls \p F. Requires
/// that canForward() is true for \p F.
void forward(RewriteContext &C, const clang::FunctionDecl *F, const std::string &Name);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_OVERLOADS_OVERLOADFORWARDING_H
