//===--- RuntimeNamespaces.h - What amp2hip's headers declare ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_RUNTIMENAMESPACES_H
#define AMP2HIP_MODEL_RUNTIMENAMESPACES_H

namespace clang {
class NamespaceDecl;
} // namespace clang

namespace amp2hip {

/// Marks \p Block, a global namespace block in one of amp2hip's own headers.
/// Users may open the same namespace in their files:
/// isInConcurrency() tells the declarations of the two apart by this mark.
void markRuntimeNamespace(clang::NamespaceDecl &Block);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_RUNTIMENAMESPACES_H
