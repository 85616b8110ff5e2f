//===--- Reach.h - Expressions in front of the body ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALISE_REACH_H
#define AMP2HIP_NORMALISE_REACH_H

#include "clang/Basic/Cuda.h"

namespace clang {
class Sema;
} // namespace clang

namespace amp2hip {

/// Arguments of an attribute that has no effect there, before and after a
/// trailing return type of a function with restrictions. Nothing declares these
/// names, so Clang asks for them while it parses.
constexpr char EnterAmpName[] = "amp2hip_enter_amp";
constexpr char EnterCpuName[] = "amp2hip_enter_cpu";
constexpr char EnterBothName[] = "amp2hip_enter_both";
constexpr char LeaveReachName[] = "amp2hip_leave_reach";

/// From now on \p S resolves calls as code of \p Target, if they are outside of all functions, or
/// in the declarator of a lambda.
void setReach(clang::Sema &S, clang::CUDAFunctionTarget Target);

/// Makes \p S resolve calls between two of them as code of these restrictions
/// (§2.1.1); those of both as code of the side that the parse is for.
void followReach(clang::Sema &S);

} // namespace amp2hip

#endif // AMP2HIP_NORMALISE_REACH_H
