//===--- ArrayElements.h - Copies of captured arrays ------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_CAPTURES_ARRAYELEMENTS_H
#define AMP2HIP_REWRITE_CAPTURES_ARRAYELEMENTS_H

#include "clang/AST/TypeLoc.h"

namespace amp2hip {

struct CaptureField;
struct RewriteContext;

/// Sets the element list of \p F, an array member of type \p T, written as \p Loc, if its elements
/// cannot be assigned.
void initializeElements(RewriteContext &C, clang::TypeLoc Loc, clang::QualType T, CaptureField &F);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTURES_ARRAYELEMENTS_H
