//===--- float.cpp - _controlfp_s and related functions ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/float.h"
#include <cmath>
#include <cstdint>
#include <cstring>
#include <xmmintrin.h>

namespace {

/// Pairs of a bit of Microsoft's words and a bit of the register MXCSR.
struct bit_pair {
  unsigned int here, mxcsr;
};
constexpr bit_pair status_bits[] = {{_SW_INEXACT, 0x20},  {_SW_UNDERFLOW, 0x10},
                                    {_SW_OVERFLOW, 0x08}, {_SW_ZERODIVIDE, 0x04},
                                    {_SW_DENORMAL, 0x02}, {_SW_INVALID, 0x01}};
constexpr bit_pair control_bits[] = {
    {_EM_INEXACT, 0x1000},    {_EM_UNDERFLOW, 0x0800}, {_EM_OVERFLOW, 0x0400},
    {_EM_ZERODIVIDE, 0x0200}, {_EM_DENORMAL, 0x0100},  {_EM_INVALID, 0x0080},
    {_RC_DOWN, 0x2000},       {_RC_UP, 0x4000},        {_DN_FLUSH, 0x8040}};

template <std::size_t Size>
unsigned int from_mxcsr(const bit_pair (&pairs)[Size], unsigned int mxcsr) {
  unsigned int word = 0;
  for (const bit_pair &pair : pairs)
    if ((mxcsr & pair.mxcsr) != 0)
      word |= pair.here;
  return word;
}

/// The highest bit of the fraction, \p quiet_bit, tells quiet NaNs from signaling ones.
template <typename Number, typename Bits>
int class_of(Number x, Bits quiet_bit) {
  const bool is_negative = std::signbit(x);
  switch (std::fpclassify(x)) {
  case FP_NAN: {
    Bits bits;
    std::memcpy(&bits, &x, sizeof bits);
    return (bits & quiet_bit) != 0 ? _FPCLASS_QNAN : _FPCLASS_SNAN;
  }
  case FP_INFINITE:
    return is_negative ? _FPCLASS_NINF : _FPCLASS_PINF;
  case FP_ZERO:
    return is_negative ? _FPCLASS_NZ : _FPCLASS_PZ;
  case FP_SUBNORMAL:
    return is_negative ? _FPCLASS_ND : _FPCLASS_PD;
  default:
    return is_negative ? _FPCLASS_NN : _FPCLASS_PN;
  }
}

} // namespace

unsigned int _controlfp(unsigned int value, unsigned int mask) {
  unsigned int mxcsr = _mm_getcsr();
  for (const bit_pair &pair : control_bits)
    if ((mask & pair.here) != 0)
      mxcsr = (value & pair.here) != 0 ? mxcsr | pair.mxcsr : mxcsr & ~pair.mxcsr;
  if (mask != 0)
    _mm_setcsr(mxcsr);
  return from_mxcsr(control_bits, mxcsr);
}
errno_t _controlfp_s(unsigned int *current, unsigned int value, unsigned int mask) {
  const unsigned int word = _controlfp(value, mask);
  if (current != nullptr)
    *current = word;
  return 0;
}
unsigned int _control87(unsigned int value, unsigned int mask) { return _controlfp(value, mask); }
unsigned int _statusfp() { return from_mxcsr(status_bits, _mm_getcsr()); }
unsigned int _clearfp() {
  const unsigned int mxcsr = _mm_getcsr();
  _mm_setcsr(mxcsr & ~0x3FU);
  return from_mxcsr(status_bits, mxcsr);
}
unsigned int _status87() { return _statusfp(); }
unsigned int _clear87() { return _clearfp(); }
void _fpreset() {
  _clearfp();
  _controlfp(_RC_NEAR | _MCW_EM, _MCW_RC | _MCW_EM);
}

int _fpclass(double x) { return class_of(x, std::uint64_t{1} << 51); }
int _fpclassf(float x) { return class_of(x, std::uint32_t{1} << 22); }
