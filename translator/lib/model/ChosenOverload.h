//===--- ChosenOverload.h - Calls whose choice rests on restrictions -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_CHOSENOVERLOAD_H
#define AMP2HIP_MODEL_CHOSENOVERLOAD_H

#include "model/AmpCode.h"
#include "model/Model.h"
#include <optional>
#include <utility>
#include <vector>

namespace clang {
class CallExpr;
} // namespace clang

namespace amp2hip {

/// A function that lacks a restriction of \p B and is therefore no candidate of
/// \p Call there (§2.3.2.1), but may fit better than the chosen one for compilers
/// without restrictions; null if there is none.
const clang::FunctionDecl *rivalOf(const Unit &U, const Model &M, const CodeBlock &B,
                                   const clang::CallExpr *Call);

/// The arguments, with the types to convert them to, that make \p Call mean the
/// same without restrictions; nothing if text cannot say that.
std::optional<std::vector<std::pair<const clang::Expr *, std::string>>>
conversionsFor(const Unit &U, const CodeBlock &B, const clang::CallExpr *Call);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_CHOSENOVERLOAD_H
