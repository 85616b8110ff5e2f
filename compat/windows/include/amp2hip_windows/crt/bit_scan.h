//===--- bit_scan.h - _BitScanForward, _BitScanReverse --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The functions that <intrin.h> and <windows.h> declare.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_BIT_SCAN_H
#define AMP2HIP_WINDOWS_CRT_BIT_SCAN_H

// The names are macros, because Clang with -fms-extensions knows them as builtin functions.
#define _BitScanForward amp2hip_windows_BitScanForward
#define _BitScanReverse amp2hip_windows_BitScanReverse
#define _BitScanForward64 amp2hip_windows_BitScanForward64
#define _BitScanReverse64 amp2hip_windows_BitScanReverse64
#define BitScanForward _BitScanForward
#define BitScanReverse _BitScanReverse
#define BitScanForward64 _BitScanForward64
#define BitScanReverse64 _BitScanReverse64

// Store the number of the lowest or highest bit that is 1 and return 1, or return 0 if no bit is 1.
// The number is a DWORD on Windows: `unsigned long` in programs, of 32 or here of 64 bits.
#ifdef __cplusplus
extern "C++" {
template <typename Number>
inline unsigned char _BitScanForward(Number *number, unsigned int x) {
  if (x != 0)
    *number = (Number)__builtin_ctz(x);
  return x != 0;
}
template <typename Number>
inline unsigned char _BitScanReverse(Number *number, unsigned int x) {
  if (x != 0)
    *number = (Number)(31 - __builtin_clz(x));
  return x != 0;
}
template <typename Number>
inline unsigned char _BitScanForward64(Number *number, unsigned long long x) {
  if (x != 0)
    *number = (Number)__builtin_ctzll(x);
  return x != 0;
}
template <typename Number>
inline unsigned char _BitScanReverse64(Number *number, unsigned long long x) {
  if (x != 0)
    *number = (Number)(63 - __builtin_clzll(x));
  return x != 0;
}
}
#else
#define AMP2HIP_BIT_SCAN(number, type, x, bit)                                                     \
  __extension__({                                                                                  \
    const type amp2hip_x = (x);                                                                    \
    if (amp2hip_x != 0)                                                                            \
      *(number) = (bit);                                                                           \
    (unsigned char)(amp2hip_x != 0);                                                               \
  })
#define amp2hip_windows_BitScanForward(number, x)                                                  \
  AMP2HIP_BIT_SCAN(number, unsigned, x, (unsigned)__builtin_ctz(amp2hip_x))
#define amp2hip_windows_BitScanReverse(number, x)                                                  \
  AMP2HIP_BIT_SCAN(number, unsigned, x, 31u - (unsigned)__builtin_clz(amp2hip_x))
#define amp2hip_windows_BitScanForward64(number, x)                                                \
  AMP2HIP_BIT_SCAN(number, unsigned long long, x, (unsigned)__builtin_ctzll(amp2hip_x))
#define amp2hip_windows_BitScanReverse64(number, x)                                                \
  AMP2HIP_BIT_SCAN(number, unsigned long long, x, 63u - (unsigned)__builtin_clzll(amp2hip_x))
#endif

#endif // AMP2HIP_WINDOWS_CRT_BIT_SCAN_H
