//===--- rotate.h - rotations and the order of bytes ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_ROTATE_H
#define AMP2HIP_WINDOWS_CRT_ROTATE_H

// The names are macros, because <x86intrin.h> defines some of them and Clang with -fms-extensions
// knows others as builtin functions.
#undef _rotl
#undef _rotr
#undef _lrotl
#undef _lrotr
#define _rotl amp2hip_windows_rotl
#define _rotr amp2hip_windows_rotr
#define _lrotl amp2hip_windows_lrotl
#define _lrotr amp2hip_windows_lrotr
#define _rotl8 amp2hip_windows_rotl8
#define _rotr8 amp2hip_windows_rotr8
#define _rotl16 amp2hip_windows_rotl16
#define _rotr16 amp2hip_windows_rotr16
#define _rotl64 amp2hip_windows_rotl64
#define _rotr64 amp2hip_windows_rotr64
#define _byteswap_ushort amp2hip_windows_byteswap_ushort
#define _byteswap_ulong amp2hip_windows_byteswap_ulong
#define _byteswap_uint64 amp2hip_windows_byteswap_uint64

#define AMP2HIP_ROTATIONS(left, right, type, bits)                                                 \
  static __inline__ type left(type value, int shift) {                                             \
    return (type)(value << (shift & (bits - 1)) | value >> (-shift & (bits - 1)));                 \
  }                                                                                                \
  static __inline__ type right(type value, int shift) {                                            \
    return (type)(value >> (shift & (bits - 1)) | value << (-shift & (bits - 1)));                 \
  }
AMP2HIP_ROTATIONS(_rotl, _rotr, unsigned int, 32)
// `unsigned long` of Windows has 32 bits.
AMP2HIP_ROTATIONS(_lrotl, _lrotr, unsigned int, 32)
AMP2HIP_ROTATIONS(_rotl8, _rotr8, unsigned char, 8)
AMP2HIP_ROTATIONS(_rotl16, _rotr16, unsigned short, 16)
AMP2HIP_ROTATIONS(_rotl64, _rotr64, unsigned long long, 64)
#undef AMP2HIP_ROTATIONS

static __inline__ unsigned short _byteswap_ushort(unsigned short value) {
  return __builtin_bswap16(value);
}
/// Swaps the four bytes of an `unsigned long` of Windows.
static __inline__ unsigned int _byteswap_ulong(unsigned int value) {
  return __builtin_bswap32(value);
}
static __inline__ unsigned long long _byteswap_uint64(unsigned long long value) {
  return __builtin_bswap64(value);
}

#endif // AMP2HIP_WINDOWS_CRT_ROTATE_H
