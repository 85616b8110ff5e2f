//===--- ide.h - C++ AMP for Clang's tools --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lets clangd and other tools of Clang read C++ AMP as CUDA, with the flags that `amp2hip
/// --cflags=ide` prints. They include this header before each source. Restrictions become
/// attributes, so that overloads by restriction work; the rules of amp code are not checked.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_COMPILER_IDE_H
#define AMP2HIP_COMPILER_IDE_H

// POSIX declares a function `index`, with which `using namespace concurrency` would clash. Clang's
// wrapper of <new> needs <stdlib.h>.
#define index amp2hip_posix_index
#include <stdlib.h>
#include <strings.h>
#undef index

// Clang's wrappers of standard headers need these.
#ifndef __host__
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#endif

// assert() calls it, in kernels too.
extern "C" __attribute__((device)) __attribute__((noreturn)) void
__assert_fail(const char *, const char *, unsigned, const char *) noexcept;

#define AMP2HIP_IDE_amp __attribute__((device))
#define AMP2HIP_IDE_direct3d __attribute__((device))
#define AMP2HIP_IDE_cpu __attribute__((host))
#define AMP2HIP_IDE_auto __attribute__((host, device))
#define AMP2HIP_IDE_ONE(restriction) AMP2HIP_IDE_##restriction
#define AMP2HIP_IDE_BOTH(...) __attribute__((host, device))
#define AMP2HIP_IDE_CHOOSE(first, second, chosen, ...) chosen
#define restrict(...)                                                                              \
  AMP2HIP_IDE_CHOOSE(__VA_ARGS__, AMP2HIP_IDE_BOTH, AMP2HIP_IDE_ONE, )(__VA_ARGS__)

// Programs may reopen the namespace by this name, too, but not by an alias.
#define Concurrency concurrency

// An ordinary variable: CUDA does not allow shared variables of classes with constructors.
#define tile_static

#endif // AMP2HIP_COMPILER_IDE_H
