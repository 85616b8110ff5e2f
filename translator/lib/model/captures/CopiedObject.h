//===--- CopiedObject.h - The object that a lambda captures ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_CAPTURES_COPIEDOBJECT_H
#define AMP2HIP_MODEL_CAPTURES_COPIEDOBJECT_H

#include "clang/AST/Type.h"

namespace clang {
class LambdaExpr;
} // namespace clang

namespace amp2hip {

/// The type of the object that \p Lambda copies by `[*this]`, with its qualifiers; null
/// if the lambda has no such capture.
clang::QualType objectCopiedBy(const clang::LambdaExpr &Lambda);

/// The type of the object that \p Lambda captures as `this`, explicitly or implicitly, with
/// its qualifiers; null if the lambda does not capture `this`.
clang::QualType objectReferredToBy(const clang::LambdaExpr &Lambda);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_CAPTURES_COPIEDOBJECT_H
