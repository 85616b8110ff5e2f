//===--- UnnamedNamespaces.h - Where unnamed namespaces clash ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_UNNAMEDNAMESPACES_H
#define AMP2HIP_REWRITE_UNNAMEDNAMESPACES_H

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// nvcc gives all unnamed namespaces of a file the same name, and refers to the classes of kernels
/// by it. Lookup of that name in a namespace also searches its inline namespaces; lookup in the
/// global namespace also searches the namespaces that using directives nominate. True if the name
/// would be ambiguous for the class that \p L becomes, in an unnamed namespace before its function:
///
///   namespace app { namespace { struct twice_kernel {}; } }
///   using namespace app;
///   namespace { struct add_kernel {}; }   // ambiguous
bool isUnnamedNamespaceAmbiguous(const RewriteContext &C, const AmpLambda &L);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_UNNAMEDNAMESPACES_H
