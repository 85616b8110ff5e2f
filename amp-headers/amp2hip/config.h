//===--- config.h - what depends on the compiler -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CONFIG_H
#define AMP2HIP_CONFIG_H

// The only header that asks which compiler this is. Three kinds read it: the
// translator's parse (AMP2HIP_TRANSLATING), the vendors' compilers, and plain
// host compilers, for which the program runs on the CPU alone.

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

/// A function or class of the vendor whose name the program may have too.
#if defined(AMP2HIP_VENDOR_NAMES_HIDDEN)
#define AMP2HIP_VENDOR(name) amp2hip_vendor_##name
#else
#define AMP2HIP_VENDOR(name) name
#endif

/// 1 while a vendor's compiler makes device code, else 0.
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
#define AMP2HIP_DEVICE_PASS 1
#else
#define AMP2HIP_DEVICE_PASS 0
#endif

/// For __launch_bounds__: as many blocks of so many threads as fill one
/// multiprocessor of the GPU that is compiled for. The second argument means
/// something else to AMD's compiler, where 1 asks for nothing.
#if !defined(__CUDA_ARCH__)
#define AMP2HIP_FULL_OF(threads) 1
#elif __CUDA_ARCH__ == 750
#define AMP2HIP_FULL_OF(threads) (1024 / (threads))
#elif __CUDA_ARCH__ == 700 || __CUDA_ARCH__ == 720 || __CUDA_ARCH__ == 800 || __CUDA_ARCH__ == 900 ||                  \
    __CUDA_ARCH__ == 1000 || __CUDA_ARCH__ == 1030
#define AMP2HIP_FULL_OF(threads) (2048 / (threads))
#else
#define AMP2HIP_FULL_OF(threads) (1536 / (threads))
#endif

/// Ends a thread of a GPU. An AMD GPU ends the wavefront that it is in.
#if defined(__CUDA_ARCH__)
#define AMP2HIP_END_THREAD() asm volatile("exit;")
#else
#define AMP2HIP_END_THREAD() asm volatile("s_endpgm")
#endif

/// Device code: whether a pointer points to a variable of the thread's own.
#if defined(__CUDA_ARCH__)
#define AMP2HIP_IS_PRIVATE(pointer) (__isLocal(pointer) != 0)
#elif defined(__HIP_DEVICE_COMPILE__)
#define AMP2HIP_IS_PRIVATE(pointer)                                                                                    \
  __builtin_amdgcn_is_private((const __attribute__((address_space(0))) void *)(pointer))
#endif

#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_CPU_AMP __attribute__((host, device))
#define AMP2HIP_AMP __attribute__((device))
#define AMP2HIP_PROPERTY(type, name, getter) __declspec(property(get = getter)) type name
/// What a member asks of its class's template arguments, said in words at the
/// call. The compilers of the output know it as AMP2HIP_RANK.
#define AMP2HIP_REQUIRE(condition, text) __attribute__((diagnose_if(!(condition), text, "error")))
#define AMP2HIP_RANK(rank)
#define AMP2HIP_MUTABLE_RANK(rank)
// `tile_static` is a keyword of the translator.
#else
#define AMP2HIP_REQUIRE(condition, text)
/// In front of a member that only classes of this rank N have. A template, so
/// that traits see it and explicit instantiations leave it out elsewhere.
#define AMP2HIP_RANK(rank) template <int M = N, std::enable_if_t<M == (rank), int> = 0>
/// The same for a member that only views of non-const T have.
#define AMP2HIP_MUTABLE_RANK(rank) template <int M = N, amp2hip::if_mutable<T, M, rank> = 0>
/// In front of what is restrict(cpu, amp).
#define AMP2HIP_CPU_AMP __host__ __device__
/// In front of what is restrict(amp): the CPU accelerator runs it in host code.
#define AMP2HIP_AMP __host__ __device__
/// A read-only property of the specification (§1.1). `extent` of array and
/// array_view is a data member of the same name in the output; every other one
/// is written as its getter there.
#define AMP2HIP_PROPERTY(type, name, getter) static_assert(true, "")
#if AMP2HIP_DEVICE_PASS
#define tile_static __shared__
#else
#define tile_static static thread_local
#endif
#endif

namespace amp2hip {

/// Whose code a launch holds. The target is a template argument of every
/// launch, so that objects of different compilers keep their own (the linker
/// would otherwise take any one of two bodies with one name).
struct cpu_target {};
struct cuda_target {};
struct hip_target {};
struct translation_target {};
using compiled_for = AMP2HIP_TARGET;

/// Tell apart the constructors that a class had for its two restrictions
/// (§2.2.2): one without a tag, or with that of a choice, picks one of them.
struct amp_tag {};
struct cpu_tag {};
struct choice_tag {};

/// A temporary as an lvalue until the end of the full expression: Microsoft's
/// compiler bound one to a parameter that is a reference to a class.
template <typename T> AMP2HIP_CPU_AMP T &lvalue(T &&temporary) {
  return temporary;
}

/// Named in device code, it makes the kernels there that \p Function, which
/// only host code calls, launches (§2.3.2.1).
template <auto Function> struct instantiated {};

} // namespace amp2hip

// Before what calls a function of cpu code in cpu code and one of amp code in amp
// code: nvcc would say that it calls both.
#if defined(__NVCC__)
#define AMP2HIP_CALLS_EITHER _Pragma("nv_exec_check_disable")
#else
#define AMP2HIP_CALLS_EITHER
#endif

#endif // AMP2HIP_CONFIG_H
