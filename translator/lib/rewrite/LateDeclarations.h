//===--- LateDeclarations.h - Write what is declared too late ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_LATEDECLARATIONS_H
#define AMP2HIP_REWRITE_LATEDECLARATIONS_H

namespace amp2hip {

struct RewriteContext;

/// Writes the declarations that templates parsed late need before them.
void planLateDeclarations(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_LATEDECLARATIONS_H
