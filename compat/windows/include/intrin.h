//===--- intrin.h - intrinsic functions ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Microsoft's intrinsic functions for integers, and those of Intel's <x86intrin.h>. They are cpu
/// functions; amp code cannot call them.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INTRIN_H
#define AMP2HIP_WINDOWS_INTRIN_H

#include <x86intrin.h>

#include "amp2hip_windows/crt/malloc.h"
#include "amp2hip_windows/crt/bit_scan.h"
#include "amp2hip_windows/crt/bit_test.h"
#include "amp2hip_windows/crt/rotate.h"
#include "amp2hip_windows/win32/interlocked.h"

// The names are macros, because Clang with -fms-extensions knows some of them as builtin functions.
#define __popcnt16 amp2hip_windows_popcnt16
#define __popcnt amp2hip_windows_popcnt
#define __popcnt64 amp2hip_windows_popcnt64
#undef __lzcnt16
#define __lzcnt16 amp2hip_windows_lzcnt16
#undef __lzcnt
#define __lzcnt amp2hip_windows_lzcnt
#undef __lzcnt64
#define __lzcnt64 amp2hip_windows_lzcnt64
#define __umulh amp2hip_windows_umulh
#define __mulh amp2hip_windows_mulh
#define _umul128 amp2hip_windows_umul128
#define _mul128 amp2hip_windows_mul128
#define __shiftleft128 amp2hip_windows_shiftleft128
#define __shiftright128 amp2hip_windows_shiftright128
#define __nop amp2hip_windows_nop
#define __emul amp2hip_windows_emul
#define __emulu amp2hip_windows_emulu
#define __ll_lshift amp2hip_windows_ll_lshift
#define __ll_rshift amp2hip_windows_ll_rshift
#define __ull_rshift amp2hip_windows_ull_rshift
#define _div128 amp2hip_windows_div128
#define _udiv128 amp2hip_windows_udiv128
#define __stosw amp2hip_windows_stosw
#define __stosd amp2hip_windows_stosd
#define __stosq amp2hip_windows_stosq
#define __movsw amp2hip_windows_movsw
#define __movsd amp2hip_windows_movsd
#define __movsq amp2hip_windows_movsq
#define __ud2 amp2hip_windows_ud2
#define __fastfail amp2hip_windows_fastfail
#define __stosb amp2hip_windows_stosb
#define __movsb amp2hip_windows_movsb

static __inline__ unsigned short __popcnt16(unsigned short x) {
  return (unsigned short)__builtin_popcount(x);
}
static __inline__ unsigned int __popcnt(unsigned int x) { return (unsigned)__builtin_popcount(x); }
static __inline__ unsigned long long __popcnt64(unsigned long long x) {
  return (unsigned long long)__builtin_popcountll(x);
}
// The number of leading zeros: that of all bits for 0.
static __inline__ unsigned short __lzcnt16(unsigned short x) {
  return (unsigned short)(x ? __builtin_clz(x) - 16 : 16);
}
static __inline__ unsigned int __lzcnt(unsigned int x) {
  return x ? (unsigned)__builtin_clz(x) : 32;
}
static __inline__ unsigned long long __lzcnt64(unsigned long long x) {
  return x ? (unsigned long long)__builtin_clzll(x) : 64;
}

static __inline__ unsigned long long __umulh(unsigned long long a, unsigned long long b) {
  return (unsigned long long)(((unsigned __int128)a * b) >> 64);
}
static __inline__ long long __mulh(long long a, long long b) {
  return (long long)(((__int128)a * b) >> 64);
}
static __inline__ unsigned long long _umul128(unsigned long long a, unsigned long long b,
                                              unsigned long long *high) {
  *high = __umulh(a, b);
  return a * b;
}
static __inline__ long long _mul128(long long a, long long b, long long *high) {
  *high = __mulh(a, b);
  return (long long)((unsigned long long)a * (unsigned long long)b);
}
static __inline__ unsigned long long __shiftleft128(unsigned long long low, unsigned long long high,
                                                    unsigned char shift) {
  return (shift & 63) ? high << (shift & 63) | low >> (64 - (shift & 63)) : high;
}
static __inline__ unsigned long long __shiftright128(unsigned long long low,
                                                     unsigned long long high, unsigned char shift) {
  return (shift & 63) ? low >> (shift & 63) | high << (64 - (shift & 63)) : low;
}

/// Stores EAX, EBX, ECX and EDX of the instruction CPUID.
#undef __cpuid
#undef __cpuidex
#define __cpuid(registers, leaf) amp2hip_windows_cpuid(registers, leaf, 0)
#define __cpuidex(registers, leaf, subleaf) amp2hip_windows_cpuid(registers, leaf, subleaf)
static __inline__ void amp2hip_windows_cpuid(int *registers, int leaf, int subleaf) {
  __asm__ volatile("cpuid"
                   : "=a"(registers[0]), "=b"(registers[1]), "=c"(registers[2]), "=d"(registers[3])
                   : "0"(leaf), "2"(subleaf));
}

/// Reads an extended control register, without a compiler option.
#define _XCR_XFEATURE_ENABLED_MASK 0
#undef _xgetbv
#define _xgetbv(number) amp2hip_windows_xgetbv(number)
static __inline__ unsigned long long amp2hip_windows_xgetbv(unsigned int number) {
  unsigned int low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(number));
  return (unsigned long long)high << 32 | low;
}

static __inline__ void __nop(void) { __asm__ volatile("nop"); }
static __inline__ void __stosb(unsigned char *to, unsigned char value, size_t count) {
  __builtin_memset(to, value, count);
}
static __inline__ void __movsb(unsigned char *to, const unsigned char *from, size_t count) {
  __builtin_memmove(to, from, count);
}
static __inline__ void __stosw(unsigned short *to, unsigned short value, size_t count) {
  for (; count != 0; --count)
    *to++ = value;
}
static __inline__ void __movsw(unsigned short *to, const unsigned short *from, size_t count) {
  __builtin_memmove(to, from, count * sizeof *to);
}
static __inline__ void __stosd(unsigned int *to, unsigned int value, size_t count) {
  for (; count != 0; --count)
    *to++ = value;
}
static __inline__ void __movsd(unsigned int *to, const unsigned int *from, size_t count) {
  __builtin_memmove(to, from, count * sizeof *to);
}
static __inline__ void __stosq(unsigned long long *to, unsigned long long value, size_t count) {
  for (; count != 0; --count)
    *to++ = value;
}
static __inline__ void __movsq(unsigned long long *to, const unsigned long long *from,
                               size_t count) {
  __builtin_memmove(to, from, count * sizeof *to);
}
/// Products of 64 bits, and shifts by the lowest 6 bits of \p shift.
static __inline__ long long __emul(int a, int b) { return (long long)a * b; }
static __inline__ unsigned long long __emulu(unsigned int a, unsigned int b) {
  return (unsigned long long)a * b;
}
static __inline__ unsigned long long __ll_lshift(unsigned long long x, int shift) {
  return x << (shift & 63);
}
static __inline__ long long __ll_rshift(long long x, int shift) { return x >> (shift & 63); }
static __inline__ unsigned long long __ull_rshift(unsigned long long x, int shift) {
  return x >> (shift & 63);
}
/// The quotient must fit in 64 bits.
static __inline__ long long _div128(long long high, long long low, long long divisor,
                                    long long *remainder) {
  const __int128 dividend =
      (__int128)((unsigned __int128)(unsigned long long)high << 64 | (unsigned long long)low);
  *remainder = (long long)(dividend % divisor);
  return (long long)(dividend / divisor);
}
static __inline__ unsigned long long _udiv128(unsigned long long high, unsigned long long low,
                                              unsigned long long divisor,
                                              unsigned long long *remainder) {
  const unsigned __int128 dividend = (unsigned __int128)high << 64 | low;
  *remainder = (unsigned long long)(dividend % divisor);
  return (unsigned long long)(dividend / divisor);
}
/// End the program by a signal.
static __inline__ void __attribute__((noreturn)) __ud2(void) { __builtin_trap(); }
static __inline__ void __attribute__((noreturn)) __fastfail(unsigned int code) {
  (void)code;
  __builtin_trap();
}
#define _ReadWriteBarrier() __atomic_signal_fence(__ATOMIC_SEQ_CST)
#define _ReadBarrier() __atomic_signal_fence(__ATOMIC_ACQUIRE)
#define _WriteBarrier() __atomic_signal_fence(__ATOMIC_RELEASE)
#define __faststorefence() __atomic_thread_fence(__ATOMIC_SEQ_CST)
#define _ReturnAddress() __builtin_return_address(0)
#define _AddressOfReturnAddress() ((void *)((void **)__builtin_frame_address(0) + 1))

#endif // AMP2HIP_WINDOWS_INTRIN_H
