//===--- corecrt_math_defines.h - M_PI and other constants ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CORECRT_MATH_DEFINES_H
#define AMP2HIP_WINDOWS_CORECRT_MATH_DEFINES_H

#include <math.h>

#endif // AMP2HIP_WINDOWS_CORECRT_MATH_DEFINES_H
