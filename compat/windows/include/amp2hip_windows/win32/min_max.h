//===--- min_max.h - the functions min and max ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `min` and `max` of windows.h, as functions in the global namespace that cpu and amp code can
/// call. A program with `using namespace std` calls std::min and std::max for arguments of one
/// type: they are more specialized templates.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_MIN_MAX_H
#define AMP2HIP_WINDOWS_WIN32_MIN_MAX_H

#if defined(__cplusplus)

#if defined(AMP2HIP_TRANSLATING) || defined(__HIP__)
#define AMP2HIP_WINDOWS_CPU_AMP __attribute__((host, device))
#elif defined(__CUDACC__)
#define AMP2HIP_WINDOWS_CPU_AMP __host__ __device__
#else
#define AMP2HIP_WINDOWS_CPU_AMP
#endif

#pragma push_macro("min")
#pragma push_macro("max")
#undef min
#undef max

extern "C++" {
namespace amp2hip_windows {
template <typename Type>
struct without_reference {
  typedef Type type;
};
template <typename Type>
struct without_reference<Type &> {
  typedef Type type;
};
template <typename Type>
struct without_reference<const Type &> {
  typedef Type type;
};
template <typename Type>
const Type &some();
/// The type of `condition ? a : b`, which is that of the macros.
template <typename A, typename B>
struct either {
  typedef typename without_reference<decltype(false ? some<A>() : some<B>())>::type type;
};
} // namespace amp2hip_windows

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-compare"
template <typename A, typename B>
AMP2HIP_WINDOWS_CPU_AMP constexpr typename amp2hip_windows::either<A, B>::type min(const A &a,
                                                                                   const B &b) {
  return a < b ? a : b;
}
template <typename A, typename B>
AMP2HIP_WINDOWS_CPU_AMP constexpr typename amp2hip_windows::either<A, B>::type max(const A &a,
                                                                                   const B &b) {
  return a > b ? a : b;
}
#pragma GCC diagnostic pop
} // extern "C++"

#pragma pop_macro("min")
#pragma pop_macro("max")

#elif !defined(NOMINMAX)

// C has no overloads: the macros of Windows.
#ifndef min
#define min(a, b) (((a) < (b)) ? (a) : (b))
#endif
#ifndef max
#define max(a, b) (((a) > (b)) ? (a) : (b))
#endif

#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_WIN32_MIN_MAX_H
