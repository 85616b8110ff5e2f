//===--- ImplicitMembersCheck.h - Implicit copies and moves -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_CALLS_IMPLICITMEMBERSCHECK_H
#define AMP2HIP_CHECK_CALLS_IMPLICITMEMBERSCHECK_H

#include "check/Check.h"

namespace clang {
class CXXRecordDecl;
} // namespace clang

namespace amp2hip {

/// Reports a cpu-only and an amp-only constructor of \p Class that are both
/// default, copy or move constructors, and that do not become one function.
/// Compilers without restrictions cannot choose between them, and the output
/// cannot rename constructors.
void checkSpecialOverloads(const CheckContext &C, const clang::CXXRecordDecl *Class);

/// Reports uses of an implicit copy or move function in amp code. Reports a use
/// only if compilers without restrictions would call a cpu function of a base
/// or member.
void checkImplicitMembers(const CheckContext &C);

} // namespace amp2hip

#endif // AMP2HIP_CHECK_CALLS_IMPLICITMEMBERSCHECK_H
