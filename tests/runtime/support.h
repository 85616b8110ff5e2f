//===--- support.h - Kernels and helpers of several tests -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SUPPORT_H
#define AMP2HIP_SUPPORT_H

#include <amp.h>
#include <catch2/catch.hpp>
#include <numeric>
#include <vector>

// Kernels are written like the translator's output: classes with a const call
// operator for host and device, which g++, nvcc and HIP's Clang all compile.

namespace support {

using concurrency::array;
using concurrency::array_view;
using concurrency::extent;

/// Returns `count` numbers: first, first + 1, ...
template <typename T = int>
std::vector<T> numbers(std::size_t count, T first = T()) {
  std::vector<T> all(count);
  std::iota(all.begin(), all.end(), first);
  return all;
}

/// Returns the elements of an array.
template <typename T, int N>
std::vector<T> contents(const array<T, N> &of) {
  return of;
}

/// A kernel that adds `amount` to every element.
template <typename T, int N>
struct add_kernel {
  array_view<T, N> data;
  T amount;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<N> i) const { data[i] += amount; }
};

/// A kernel that writes `value` to every element.
template <typename T, int N>
struct fill_kernel {
  array_view<T, N> data;
  T value;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<N> i) const { data[i] = value; }
};

/// Launch the kernels above on the default accelerator.
template <typename T, int N>
void add(const array_view<T, N> &data, T amount) {
  concurrency::parallel_for_each(data.extent, add_kernel<T, N>{data, amount});
}
template <typename T, int N>
void fill(const array_view<T, N> &data, T value) {
  concurrency::parallel_for_each(data.extent, fill_kernel<T, N>{data, value});
}

/// Returns the accelerator that has memory but runs no kernels.
inline concurrency::accelerator cpu_memory() {
  return concurrency::accelerator(concurrency::accelerator::cpu_accelerator);
}
/// Returns the CPU accelerator without checks.
inline concurrency::accelerator warp() {
  return concurrency::accelerator(concurrency::accelerator::direct3d_warp);
}

} // namespace support

#endif // AMP2HIP_SUPPORT_H
