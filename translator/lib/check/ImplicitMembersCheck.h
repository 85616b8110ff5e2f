//===--- ImplicitMembersCheck.h - What the compiler copies by ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_IMPLICITMEMBERSCHECK_H
#define AMP2HIP_CHECK_IMPLICITMEMBERSCHECK_H

#include "check/Check.h"

namespace clang {
class CXXRecordDecl;
} // namespace clang

namespace amp2hip {

/// Reports default, copy and move constructors of \p Class that compilers without
/// restrictions could not choose between: they have no names, so that none of them can
/// get another.
void checkSpecialOverloads(const CheckContext &C, const clang::CXXRecordDecl *Class);

/// Reports amp code that uses an implicit copy, move or assignment which compilers
/// without restrictions would make from a cpu function of a base or a member.
void checkImplicitMembers(const CheckContext &C);

} // namespace amp2hip

#endif // AMP2HIP_CHECK_IMPLICITMEMBERSCHECK_H
