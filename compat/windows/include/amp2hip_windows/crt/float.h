//===--- float.h - the floating-point environment ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Microsoft's functions of <float.h> for the SSE unit of the current thread. Exceptions are masked
/// and the rounding is to nearest at the start of a program, as on Windows.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_FLOAT_H
#define AMP2HIP_WINDOWS_CRT_FLOAT_H

#include "amp2hip_windows/crt/math.h"
#include "amp2hip_windows/crt/types.h"

// Masks of the control word, and the values below them.
#define _MCW_DN 0x03000000
#define _DN_SAVE 0x00000000
#define _DN_FLUSH 0x01000000
#define _MCW_EM 0x0008001F
#define _EM_INEXACT 0x00000001
#define _EM_UNDERFLOW 0x00000002
#define _EM_OVERFLOW 0x00000004
#define _EM_ZERODIVIDE 0x00000008
#define _EM_INVALID 0x00000010
#define _EM_DENORMAL 0x00080000
#define _MCW_RC 0x00000300
#define _RC_NEAR 0x00000000
#define _RC_DOWN 0x00000100
#define _RC_UP 0x00000200
#define _RC_CHOP 0x00000300
/// Precision control, which x64 does not have: no effect.
#define _MCW_PC 0x00030000
#define _PC_64 0x00000000
#define _PC_53 0x00010000
#define _PC_24 0x00020000
// Status bits.
#define _SW_INEXACT 0x00000001
#define _SW_UNDERFLOW 0x00000002
#define _SW_OVERFLOW 0x00000004
#define _SW_ZERODIVIDE 0x00000008
#define _SW_INVALID 0x00000010
#define _SW_DENORMAL 0x00080000

// Results of _fpclass.
#define _FPCLASS_SNAN 0x0001
#define _FPCLASS_QNAN 0x0002
#define _FPCLASS_NINF 0x0004
#define _FPCLASS_NN 0x0008
#define _FPCLASS_ND 0x0010
#define _FPCLASS_NZ 0x0020
#define _FPCLASS_PZ 0x0040
#define _FPCLASS_PD 0x0080
#define _FPCLASS_PN 0x0100
#define _FPCLASS_PINF 0x0200

#ifdef __cplusplus
extern "C" {
#endif

/// Sets the bits of \p mask in the control word to those of \p value, and returns the control word.
unsigned int _controlfp(unsigned int value, unsigned int mask);
errno_t _controlfp_s(unsigned int *current, unsigned int value, unsigned int mask);
unsigned int _control87(unsigned int value, unsigned int mask);
/// Returns the status bits of the exceptions that occurred; _clearfp also clears them.
unsigned int _statusfp(void);
unsigned int _clearfp(void);
unsigned int _status87(void);
unsigned int _clear87(void);
/// Masks all exceptions, clears them and rounds to nearest.
void _fpreset(void);
/// Return the class of a number: a NaN, infinite, normal, denormal or zero, with its sign.
int _fpclass(double x);
int _fpclassf(float x);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_CRT_FLOAT_H
