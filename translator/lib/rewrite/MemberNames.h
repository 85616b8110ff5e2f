//===--- MemberNames.h - Members named from outside their class -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MEMBERNAMES_H
#define AMP2HIP_REWRITE_MEMBERNAMES_H

namespace clang {
class CXXRecordDecl;
class LambdaExpr;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

/// Qualifies the static members and member types of \p Class that \p Lambda
/// names by their plain names: it moves to where they are not in reach. A
/// private one is an error.
void qualifyMembers(RewriteContext &C, const clang::LambdaExpr &Lambda,
                    const clang::CXXRecordDecl &Class);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MEMBERNAMES_H
