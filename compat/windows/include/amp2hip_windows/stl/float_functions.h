//===--- float_functions.h - std::sqrtf -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The functions for single precision of <math.h>. Microsoft's <cmath> declares them in namespace
/// std, too; that of libstdc++ does so since version 14.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_STL_FLOAT_FUNCTIONS_H
#define AMP2HIP_WINDOWS_STL_FLOAT_FUNCTIONS_H

#include <math.h>

namespace std {
using ::acosf;
using ::asinf;
using ::atan2f;
using ::atanf;
using ::ceilf;
using ::cosf;
using ::coshf;
using ::expf;
using ::fabsf;
using ::floorf;
using ::fmodf;
using ::frexpf;
using ::ldexpf;
using ::log10f;
using ::logf;
using ::modff;
using ::powf;
using ::sinf;
using ::sinhf;
using ::sqrtf;
using ::tanf;
using ::tanhf;
} // namespace std

#endif // AMP2HIP_WINDOWS_STL_FLOAT_FUNCTIONS_H
