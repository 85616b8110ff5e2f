//===--- Reach.h - Expressions in front of the body ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALISE_REACH_H
#define AMP2HIP_NORMALISE_REACH_H

namespace clang {
class Sema;
} // namespace clang

namespace amp2hip {

/// Arguments of an attribute that means nothing there, in front of a trailing
/// return type in the reach of restrict(amp), and behind it: no names of
/// anything, so that Clang asks for them while it parses.
constexpr const char *EnterAmpName = "amp2hip_enter_amp";
constexpr const char *LeaveAmpName = "amp2hip_leave_amp";

/// Makes \p S resolve calls between the two as amp code (§2.1.1).
void followReach(clang::Sema &S);

} // namespace amp2hip

#endif // AMP2HIP_NORMALISE_REACH_H
