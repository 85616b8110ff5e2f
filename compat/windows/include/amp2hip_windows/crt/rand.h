//===--- rand.h - The random numbers of Microsoft's library ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `rand` and `srand` refer to functions of amp2hip::compat, which return the numbers of
/// Windows: from 0 to 32767, with a seed for each thread, which begins with 1. Other libraries of
/// the program still use those of the system.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_RAND_H
#define AMP2HIP_WINDOWS_CRT_RAND_H

// Before the declarations of the system: these, and std::rand, take over the name.
#ifdef __cplusplus
extern "C" {
int rand(void) noexcept __asm__("amp2hip_windows_rand");
void srand(unsigned int seed) noexcept __asm__("amp2hip_windows_srand");
} // extern "C"
#else
int rand(void) __asm__("amp2hip_windows_rand");
void srand(unsigned int seed) __asm__("amp2hip_windows_srand");
#endif

#endif // AMP2HIP_WINDOWS_CRT_RAND_H

#ifdef RAND_MAX
#undef RAND_MAX
#define RAND_MAX 0x7fff
#endif
