//===--- RewriteUnnamedNamespaces.h - Ambiguous unnamed namespaces --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_NAMES_REWRITEUNNAMEDNAMESPACES_H
#define AMP2HIP_REWRITE_NAMES_REWRITEUNNAMEDNAMESPACES_H

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// True if nvcc could not name the function object of \p L in an unnamed namespace before its
/// function. nvcc gives all unnamed namespaces of a file the same name (see UnnamedNamespaces), and
/// this name may be ambiguous:
///
///   namespace app { namespace { struct twice_kernel {}; } }
///   using namespace app;
///   namespace { struct add_kernel {}; }   // ambiguous
bool isUnnamedNamespaceAmbiguous(const RewriteContext &C, const AmpLambda &L);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_NAMES_REWRITEUNNAMEDNAMESPACES_H
