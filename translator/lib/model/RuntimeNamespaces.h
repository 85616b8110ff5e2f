//===--- RuntimeNamespaces.h - Namespaces that amp2hip's headers declare --===//
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

/// Marks \p Block, a namespace block at global scope in one of amp2hip's headers. Programs may
/// add declarations to the same namespace; isInConcurrency() uses the mark to exclude them.
void markRuntimeNamespace(clang::NamespaceDecl &Block);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_RUNTIMENAMESPACES_H
