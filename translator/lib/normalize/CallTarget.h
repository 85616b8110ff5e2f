//===--- CallTarget.h - Restrictions of trailing return types -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALIZE_CALLTARGET_H
#define AMP2HIP_NORMALIZE_CALLTARGET_H

#include "clang/Basic/Cuda.h"

namespace clang {
class Sema;
} // namespace clang

namespace amp2hip {

/// Names in the markers that AttributeWriter inserts before and after a
/// trailing return type. A marker is an attribute that has no effect on a type:
///
///   auto f(int x) restrict(amp) -> decltype(g(x));
///
/// becomes
///
///   __attribute__((device)) auto f(int x)
///       -> __attribute__((aligned(amp2hip_enter_amp))) decltype(g(x))
///          __attribute__((aligned(amp2hip_leave)));
///
/// No declaration has these names, so Clang asks the ExternalSemaSource that
/// handleTargetMarkers() registers to look them up.
constexpr char EnterAmpName[] = "amp2hip_enter_amp";
constexpr char EnterCpuName[] = "amp2hip_enter_cpu";
constexpr char EnterBothName[] = "amp2hip_enter_both";
constexpr char LeaveName[] = "amp2hip_leave";

/// Makes \p S resolve the following calls as code of \p Target. Applies to
/// calls outside all functions and in the declarator of a lambda.
void setCallTarget(clang::Sema &S, clang::CUDAFunctionTarget Target);

/// Registers an ExternalSemaSource with \p S that handles the markers: calls
/// between them are resolved as code of the named restrictions (§2.1.1). Calls
/// in code of both restrictions are resolved as code of the side that the parse
/// is for.
void handleTargetMarkers(clang::Sema &S);

} // namespace amp2hip

#endif // AMP2HIP_NORMALIZE_CALLTARGET_H
