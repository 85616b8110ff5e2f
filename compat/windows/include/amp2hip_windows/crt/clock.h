//===--- clock.h - clock() of Microsoft's library --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// clock() returns the milliseconds since the start of the program; on Linux, it measures the
/// time of the processor. Other libraries of the program still use that of the system.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_CLOCK_H
#define AMP2HIP_WINDOWS_CRT_CLOCK_H

#include <time.h>

#ifdef __cplusplus
extern "C" {
clock_t amp2hip_windows_clock(void) noexcept;
#ifndef __CUDACC__
clock_t clock(void) noexcept __asm__("amp2hip_windows_clock");
#endif
} // extern "C"
extern "C++" {
namespace std {
using ::amp2hip_windows_clock;
} // namespace std
} // extern "C++"
#else
clock_t clock(void) __asm__("amp2hip_windows_clock");
#endif

#ifndef __CUDACC__
#undef CLOCKS_PER_SEC
#define CLOCKS_PER_SEC ((clock_t)1000)
#endif

#endif // AMP2HIP_WINDOWS_CRT_CLOCK_H

// nvcc declares clock() for kernels, too, in a header that includes <time.h> before and
// math_functions.h after. The headers of the C++ library undefine the macro.
#if defined(__CUDACC__) && defined(__MATH_FUNCTIONS_H__) && !defined(clock)
#define clock() amp2hip_windows_clock()
#undef CLOCKS_PER_SEC
#define CLOCKS_PER_SEC ((clock_t)1000)
#endif
