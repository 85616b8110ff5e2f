//===--- PublicTypes.h - Member types that kernels name -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELS_PUBLICTYPES_H
#define AMP2HIP_REWRITE_KERNELS_PUBLICTYPES_H

namespace clang {
class TagDecl;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

/// Makes \p Type and the member classes around it public, because nvcc rejects private and
/// protected types as template arguments of a kernel.
void makePublic(RewriteContext &C, const clang::TagDecl *Type);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_PUBLICTYPES_H
