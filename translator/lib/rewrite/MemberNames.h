//===--- MemberNames.h - Members named from outside their class -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MEMBERNAMES_H
#define AMP2HIP_REWRITE_MEMBERNAMES_H

#include <string>
#include <vector>

namespace clang {
class CXXRecordDecl;
class LambdaExpr;
} // namespace clang

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// Qualifies the static members and member types of \p Class that \p L names by
/// their plain names: it moves to where they are not in reach. Of what
/// is not public, constants and typedefs become members of the function object:
/// their declarations are returned; the rest is an error. \p Written is how the
/// surroundings of \p L name a class template: `matrix<T>::`.
std::vector<std::string> qualifyMembers(RewriteContext &C, const AmpLambda &L,
                                        const clang::CXXRecordDecl &Class,
                                        const std::string &Written);

/// True if \p Lambda names something of \p Class that is not public.
bool namesHiddenMembers(const clang::LambdaExpr &Lambda, const clang::CXXRecordDecl &Class);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MEMBERNAMES_H
