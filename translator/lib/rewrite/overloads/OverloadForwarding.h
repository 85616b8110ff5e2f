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

/// True if \c forward can declare a function that forwards its calls to \p F. \p F is a template
/// pattern or no template.
bool canForward(RewriteContext &C, const clang::FunctionDecl *F);

/// The amp overload, which becomes the dispatch function, if \p F is of an overload pair. For other
/// functions \p F itself.
const clang::FunctionDecl *outputFunctionOf(RewriteContext &C, const clang::FunctionDecl *F);

/// Declares a function \p Name after \p F with the parameters of \p F. It calls \p F. Requires
/// \c canForward.
void forward(RewriteContext &C, const clang::FunctionDecl *F, const std::string &Name);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_OVERLOADS_OVERLOADFORWARDING_H
