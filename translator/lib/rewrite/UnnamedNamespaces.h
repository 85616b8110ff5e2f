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

/// True if nvcc cannot tell an unnamed namespace beside the function of \p L, for the class that
/// \p L becomes, from one of another namespace. All unnamed namespaces of a file have one name
/// in nvcc's code. A lookup of that name in a namespace finds those of its inline namespaces, too,
/// and one in the global namespace those that using directives lead to:
///
///   namespace app { namespace { struct twice_kernel {}; } }
///   using namespace app;
///   namespace { struct add_kernel {}; }   // ambiguous
bool isUnnamedNamespaceAmbiguous(const RewriteContext &C, const AmpLambda &L);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_UNNAMEDNAMESPACES_H
