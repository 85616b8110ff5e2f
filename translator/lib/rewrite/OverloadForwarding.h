//===--- OverloadForwarding.h - Functions under a second name ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_OVERLOADFORWARDING_H
#define AMP2HIP_REWRITE_OVERLOADFORWARDING_H

#include "rewrite/Rewrite.h"

namespace clang {
class FunctionDecl;
} // namespace clang

namespace amp2hip {

/// True if \p F, a pattern, can be called through a function of another name.
bool canForward(RewriteContext &C, const clang::FunctionDecl *F);

/// The half of a pair that the output declares under the name of both; for other
/// functions \p F itself.
const clang::FunctionDecl *declaredFor(RewriteContext &C, const clang::FunctionDecl *F);

/// Declares, after \p F, the function \p Name, which takes what \p F takes and calls it.
void forward(RewriteContext &C, const clang::FunctionDecl *F, const std::string &Name);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_OVERLOADFORWARDING_H
