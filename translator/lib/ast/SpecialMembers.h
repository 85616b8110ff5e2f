//===--- SpecialMembers.h - Restrictions that the compiler derives --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_SPECIALMEMBERS_H
#define AMP2HIP_AST_SPECIALMEMBERS_H

#include "normalize/Restriction.h"
#include <optional>

namespace clang {
class CXXMethodDecl;
class CXXRecordDecl;
class FunctionDecl;
} // namespace clang

namespace amp2hip {

/// True for a special member that is implicit or defaulted and has no restriction specifier.
bool isDerivedMember(const clang::FunctionDecl *F);
/// The derived restrictions of \p M (§2.3.2): those that all functions called by \p M have in
/// common. Overloads count as one function that has the restrictions of all of them. Requires
/// isDerivedMember(M).
Restriction derivedRestriction(const clang::CXXMethodDecl *M);
/// The restrictions that the bases and members of its class allow for \p M, a special member that
/// is defaulted and has a restriction specifier. No value if \p M is not a special member.
std::optional<Restriction> restrictionAllowedByParts(const clang::CXXMethodDecl *M);
/// The restrictions of an inherited constructor \p F: the intersection of those of
/// the base class's constructor and of the initializers of the class's own members.
/// No value if \p F is not inherited.
std::optional<Restriction> inheritedRestriction(const clang::FunctionDecl *F);
/// The restrictions of code that can destroy objects of \p Class.
Restriction destructorRestriction(const clang::CXXRecordDecl *Class);

} // namespace amp2hip

#endif // AMP2HIP_AST_SPECIALMEMBERS_H
