//===--- SpecialMembers.h - Restrictions that the compiler derives -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_SPECIALMEMBERS_H
#define AMP2HIP_MODEL_SPECIALMEMBERS_H

#include "normalise/Restriction.h"
#include <optional>

namespace clang {
class CXXMethodDecl;
class CXXRecordDecl;
class FunctionDecl;
} // namespace clang

namespace amp2hip {

/// True for a special member that the compiler makes and nobody restricted.
bool isDerivedMember(const clang::FunctionDecl *F);
/// What the compiler restricts such a member to (§2.3.2): what all that it
/// calls offers, be it in two overloads.
Restriction derivedRestriction(const clang::CXXMethodDecl *M);
/// The same for a special member that somebody restricted and defaulted; nothing for
/// other functions.
std::optional<Restriction> offeredByParts(const clang::CXXMethodDecl *M);
/// The restrictions of an inherited constructor \p F: the intersection of those of
/// the base class's constructor and of the initializers of the class's own members.
/// No value if \p F is not inherited.
std::optional<Restriction> inheritedRestriction(const clang::FunctionDecl *F);
/// The restrictions for which objects of \p Class can be destroyed.
Restriction destructorRestriction(const clang::CXXRecordDecl *Class);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_SPECIALMEMBERS_H
