//===--- config.h - Differences between the compilers ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_COMPILER_CONFIG_H
#define AMP2HIP_COMPILER_CONFIG_H

#include "amp2hip/compiler/lvalue.h"

// Finds out which compiler reads the headers of amp2hip, and defines the macros and types that
// depend on it. Three kinds of compilers read the headers:
//
//   - the translator, which defines AMP2HIP_TRANSLATING;
//   - nvcc and Clang for HIP, for which this header defines AMP2HIP_GPU_COMPILER;
//   - host compilers, with which the program runs on the CPU only.
//
// AMP2HIP_TARGET is the type compiled_for below. Some other headers, such as launch_gpu.h, also
// test for a particular compiler.

#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_TARGET translation_target
#elif defined(__CUDACC__) && !defined(__HIP__)
#include <cuda_runtime.h>
#define AMP2HIP_TARGET cuda_target
#define AMP2HIP_GPU_COMPILER 1
#elif defined(__HIP__) || defined(__HIPCC__)
#include <hip/hip_runtime.h>
#define AMP2HIP_TARGET hip_target
#define AMP2HIP_GPU_COMPILER 1
#else
#define AMP2HIP_TARGET cpu_target
#ifndef __host__
#define __host__
#endif
#ifndef __device__
#define __device__
#endif
#ifndef __global__
#define __global__
#endif
#ifndef __launch_bounds__
#define __launch_bounds__(threads)
#endif
#endif

/// The name by which amp2hip's headers use the function or class \p name of CUDA or HIP. If
/// AMP2HIP_VENDOR_NAMES_HIDDEN is defined, the vendor's own declaration was renamed, so that the
/// program may declare \p name.
#if defined(AMP2HIP_VENDOR_NAMES_HIDDEN)
#define AMP2HIP_VENDOR(name) amp2hip_vendor_##name
#else
#define AMP2HIP_VENDOR(name) name
#endif

/// 1 while a vendor's compiler generates device code, else 0.
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
#define AMP2HIP_DEVICE_PASS 1
#else
#define AMP2HIP_DEVICE_PASS 0
#endif

/// 1 in a build whose accesses to memory are observed (BACKEND CHECK), else 0.
#if defined(__SANITIZE_THREAD__)
#define AMP2HIP_OBSERVED 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define AMP2HIP_OBSERVED 1
#endif
#endif
#ifndef AMP2HIP_OBSERVED
#define AMP2HIP_OBSERVED 0
#endif

/// The second argument of __launch_bounds__: the number of blocks of \p threads threads that fill
/// one multiprocessor of the target GPU. It is 1, which requests nothing, for AMD's compiler, which
/// gives the argument another meaning.
#if !defined(__CUDA_ARCH__)
#define AMP2HIP_MIN_BLOCKS(threads) 1
#elif __CUDA_ARCH__ == 750
#define AMP2HIP_MIN_BLOCKS(threads) (1024 / (threads))
#elif __CUDA_ARCH__ == 700 || __CUDA_ARCH__ == 720 || __CUDA_ARCH__ == 800 ||                      \
    __CUDA_ARCH__ == 900 || __CUDA_ARCH__ == 1000 || __CUDA_ARCH__ == 1030
#define AMP2HIP_MIN_BLOCKS(threads) (2048 / (threads))
#else
#define AMP2HIP_MIN_BLOCKS(threads) (1536 / (threads))
#endif

/// AMP2HIP_UNROLL unrolls the following loop, so that its arrays stay in registers. g++ unrolls at
/// most eight iterations. In GPU code, AMP2HIP_UNROLL_16 unrolls 16 iterations, so that their loads
/// overlap.
#if AMP2HIP_DEVICE_PASS
#define AMP2HIP_UNROLL_16 _Pragma("unroll 16")
#else
#define AMP2HIP_UNROLL_16
#endif
#if AMP2HIP_DEVICE_PASS || defined(__clang__)
#define AMP2HIP_UNROLL _Pragma("unroll")
#elif defined(__GNUC__) && !defined(__CUDACC__) // nvcc does not know the pragma
#define AMP2HIP_UNROLL _Pragma("GCC unroll 8")
#else
#define AMP2HIP_UNROLL
#endif

/// Ends the current thread of a GPU. On an AMD GPU it ends the whole wavefront.
#if defined(__CUDA_ARCH__)
#define AMP2HIP_END_THREAD() asm volatile("exit;")
#else
#define AMP2HIP_END_THREAD() asm volatile("s_endpgm")
#endif

/// In device code: true if the pointer points to a private variable of the thread.
#if defined(__CUDA_ARCH__)
#define AMP2HIP_IS_PRIVATE(pointer) (__isLocal(pointer) != 0)
#elif defined(__HIP_DEVICE_COMPILE__)
#define AMP2HIP_IS_PRIVATE(pointer)                                                                \
  __builtin_amdgcn_is_private((const __attribute__((address_space(0))) void *)(pointer))
#endif

#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_CPU_AMP __attribute__((host, device))
#define AMP2HIP_AMP __attribute__((device))
#define AMP2HIP_PROPERTY(type, name, getter) __declspec(property(get = getter)) type name
/// A requirement on the template arguments of the class. In the translator's parse, a call that
/// violates it is an error with the message \p text. In the output the macro is empty, and
/// AMP2HIP_RANK enforces the requirement.
#define AMP2HIP_REQUIRE(condition, text) __attribute__((diagnose_if(!(condition), text, "error")))
/// The requirement that the rank N of the class is \p rank, for \p function: "index(int, int)".
#define AMP2HIP_REQUIRE_RANK(rank, function)                                                       \
  AMP2HIP_REQUIRE(N == (rank), "'" function "' is for rank " #rank                                 \
                               "; call an overload for the rank of the class")
#define AMP2HIP_RANK(rank)
#define AMP2HIP_NON_CONST_RANK(rank)
// No macro `tile_static`: the translator treats it as a keyword.
#else
#define AMP2HIP_REQUIRE(condition, text)
#define AMP2HIP_REQUIRE_RANK(rank, function)
/// Precedes a member that only classes of rank \p rank have. It makes the member a template, so
/// that traits see the requirement and explicit instantiations of other ranks omit the member.
#define AMP2HIP_RANK(rank) template <int M = N, std::enable_if_t<M == (rank), int> = 0>
/// Precedes a member that only views of non-const T and of rank \p rank have.
#define AMP2HIP_NON_CONST_RANK(rank) template <int M = N, amp2hip::if_non_const<T, M, rank> = 0>
/// Precedes a declaration that is restrict(cpu, amp).
#define AMP2HIP_CPU_AMP __host__ __device__
/// Precedes a declaration that is restrict(amp). The function is compiled for the host too, because
/// the CPU accelerators run amp code on the host.
#define AMP2HIP_AMP __host__ __device__
/// A read-only property of the specification (§1.1). In the output, `extent` of array and
/// array_view is a data member, and the translator replaces every other property by a call of its
/// getter.
#define AMP2HIP_PROPERTY(type, name, getter) static_assert(true, "")
#if AMP2HIP_DEVICE_PASS
#define tile_static __shared__
#else
#define tile_static static thread_local
#endif
#endif

namespace amp2hip {

/// Types that identify compilers; compiled_for is the current compiler. Every launch has the
/// compiler of its code as a template argument, so that the instantiations of different compilers
/// remain distinct. Otherwise the linker could merge different bodies with the same name.
struct cpu_target {};
struct cuda_target {};
struct hip_target {};
struct translation_target {};
using compiled_for = AMP2HIP_TARGET;

/// Types of a first parameter that distinguishes a constructor for amp code (amp_tag) from a
/// constructor for cpu code (cpu_tag) of the same class (§2.2.2). A constructor with choice_tag
/// delegates to one of the two, depending on where it runs.
struct amp_tag {};
struct cpu_tag {};
struct choice_tag {};

/// A type that host/device code names to make the device compiler instantiate the kernels that \p
/// Function launches. Otherwise the device compiler does not see a \p Function that only host code
/// calls (§2.3.2.1).
template <auto Function>
struct instantiated {};

} // namespace amp2hip

// Precedes a function that calls a cpu function in cpu code and an amp function in amp code.
// Suppresses nvcc's warnings about both calls.
#if defined(__NVCC__)
#define AMP2HIP_NO_EXEC_CHECK _Pragma("nv_exec_check_disable")
#else
#define AMP2HIP_NO_EXEC_CHECK
#endif

#endif // AMP2HIP_COMPILER_CONFIG_H
