//===--- launch_parse.h - launches in the translator's parse --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_LAUNCH_PARSE_H
#define AMP2HIP_LAUNCH_LAUNCH_PARSE_H

#include "amp2hip/index/tiled_index.h"
#include <utility>

namespace amp2hip {

/// True if the kernel is a mutable lambda: it has a call operator that is not const, and none that
/// is const.
template <typename Kernel, typename Index, typename = void>
constexpr bool is_mutable = false;
template <typename Result, typename Kernel, typename Index>
constexpr bool is_not_const(Result (Kernel::*)(Index)) {
  return true;
}
template <typename Result, typename Kernel, typename Index>
constexpr bool is_not_const(Result (Kernel::*)(Index) const) {
  return false;
}
template <typename Kernel, typename Index, typename = void>
constexpr bool is_const_callable = false;
template <typename Kernel, typename Index>
constexpr bool is_const_callable<
    Kernel, Index, decltype(void(std::declval<const Kernel &>()(std::declval<Index &>())))> = true;
template <typename Kernel, typename Index>
constexpr bool is_mutable<Kernel, Index, decltype(void(is_not_const(&Kernel::operator())))> =
    is_not_const(&Kernel::operator()) && !is_const_callable<Kernel, Index>;

/// Calls the kernel as §7 requires: from amp code, as const, with an lvalue of exactly the index
/// type. This function never runs. launch() refers to it, which makes Clang resolve the call
/// operator of the kernel and instantiate the operator if it is a template. A mutable lambda is
/// called as non-const, since each thread has its own copy.
template <typename Index, typename Kernel>
__attribute__((global)) void kernel_call(Index &i, const Kernel &kernel) {
  if constexpr (is_mutable<Kernel, Index>)
    const_cast<Kernel &>(kernel)(i);
  else
    kernel(i);
}

template <int N>
constexpr bool is_a_tile(const concurrency::extent<N> *) {
  return true;
}
/// True if tiles of D0 x D1 x D2 threads can be launched (§7).
template <int D0, int D1, int D2>
constexpr bool is_a_tile(const concurrency::tiled_extent<D0, D1, D2> *) {
  return 1LL * D0 * (D1 != 0 ? D1 : 1) * (D2 != 0 ? D2 : 1) <= 1024 && (D2 == 0 || D0 <= 64);
}

template <typename Index, typename Target, typename View, typename Domain, typename Kernel>
void launch(View, const Domain &, const Kernel &) {
  static_assert(is_a_tile(static_cast<const Domain *>(nullptr)),
                "tile of 'parallel_for_each' exceeds 1024 threads, or the first of its three "
                "lengths exceeds 64; use smaller "
                "lengths (7)");
  (void)&kernel_call<Index, Kernel>;
}

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_LAUNCH_PARSE_H
