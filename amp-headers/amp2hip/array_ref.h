//===--- array_ref.h - a kernel's reference to an array ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_REF_H
#define AMP2HIP_ARRAY_REF_H

#include "amp2hip/array.h"
#include "amp2hip/view_access.h"

namespace amp2hip {

/// Stands for a captured or member `array<T, N> &`: an array that aliases the
/// one that it was made from, and whose copies do too. In a kernel it is the
/// array in the accelerator's memory (§2.4.1.3, §8.2).
template <typename T, int N = 1>
class array_ref : public concurrency::array<T, N> {
  using array = concurrency::array<T, N>;

public:
#if AMP2HIP_DEVICE_PASS
  __host__ __device__ array_ref(array &source) : array(alias_tag(), source) {}
  array_ref(const array_ref &other) = default;
  ~array_ref() = default;
#else
  AMP2HIP_CPU_AMP array_ref(array &source) : array(alias_tag(), source) { shared(this->data_); }
  [[gnu::always_inline]] AMP2HIP_CPU_AMP array_ref(const array_ref &other) : array(alias_tag(), other) {
    copied(this->data_, this->extent, sizeof(T), concurrency::access_type_read_write, true);
  }
  AMP2HIP_CPU_AMP ~array_ref() {}
#endif
  array_ref &operator=(const array_ref &) = delete;
};

/// Stands for a `const array<T, N> &`: a launch takes it as read only.
template <typename T, int N>
class array_ref<const T, N> : public concurrency::array<T, N> {
  using array = concurrency::array<T, N>;

public:
#if AMP2HIP_DEVICE_PASS
  __host__ __device__ array_ref(const array &source) : array(alias_tag(), source) {}
  array_ref(const array_ref &other) = default;
  ~array_ref() = default;
#else
  AMP2HIP_CPU_AMP array_ref(const array &source) : array(alias_tag(), source) { shared(this->data_); }
  [[gnu::always_inline]] AMP2HIP_CPU_AMP array_ref(const array_ref &other) : array(alias_tag(), other) {
    copied(this->data_, this->extent, sizeof(T), concurrency::access_type_read, true);
  }
  AMP2HIP_CPU_AMP ~array_ref() {}
#endif
  array_ref &operator=(const array_ref &) = delete;
};

/// The reference to a \p Container that a template's kernel captures: `A &a`.
/// §7.1: a kernel captures nothing but arrays by reference.
template <typename Container>
struct reference_to;
template <typename T, int N>
struct reference_to<concurrency::array<T, N>> {
  using type = array_ref<T, N>;
};
template <typename T, int N>
struct reference_to<const concurrency::array<T, N>> {
  using type = array_ref<const T, N>;
};

} // namespace amp2hip

#endif // AMP2HIP_ARRAY_REF_H
