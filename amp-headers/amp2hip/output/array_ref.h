//===--- array_ref.h - a reference to an array in a kernel ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_ARRAY_REF_H
#define AMP2HIP_OUTPUT_ARRAY_REF_H

#include "amp2hip/array/array.h"
#include "amp2hip/array/view_access.h"

namespace amp2hip {

/// The class that replaces the type `array<T, N> &` of a captured variable or data member. An
/// array_ref is an array that shares the elements of the array from which it was constructed; its
/// copies share them too. In a kernel it refers to the elements in the memory of the accelerator
/// (§2.4.1.3, §8.2).
template <typename T, int N = 1>
class array_ref : public concurrency::array<T, N> {
  using array = concurrency::array<T, N>;

public:
#if AMP2HIP_DEVICE_PASS
  __host__ __device__ array_ref(array &source) : array(alias_tag(), source) {}
  array_ref(const array_ref &other) = default;
  ~array_ref() = default;
#else
  AMP2HIP_CPU_AMP array_ref(array &source) : array(alias_tag(), source) {
    retain_owner(this->data_);
  }
  [[gnu::always_inline]] AMP2HIP_CPU_AMP array_ref(const array_ref &other)
      : array(alias_tag(), other) {
    copied(this->data_, this->extent, element_type_of<T>, concurrency::access_type_read_write,
           container_kind::array);
  }
  AMP2HIP_CPU_AMP ~array_ref() {}
#endif
  array_ref &operator=(const array_ref &) = delete;
};

/// Variant of array_ref that replaces the type `const array<T, N> &`. A launch treats the elements
/// as read-only.
template <typename T, int N>
class array_ref<const T, N> : public concurrency::array<T, N> {
  using array = concurrency::array<T, N>;

public:
#if AMP2HIP_DEVICE_PASS
  __host__ __device__ array_ref(const array &source) : array(alias_tag(), source) {}
  array_ref(const array_ref &other) = default;
  ~array_ref() = default;
#else
  AMP2HIP_CPU_AMP array_ref(const array &source) : array(alias_tag(), source) {
    retain_owner(this->data_);
  }
  [[gnu::always_inline]] AMP2HIP_CPU_AMP array_ref(const array_ref &other)
      : array(alias_tag(), other) {
    copied(this->data_, this->extent, element_type_of<T>, concurrency::access_type_read,
           container_kind::array);
  }
  AMP2HIP_CPU_AMP ~array_ref() {}
#endif
  array_ref &operator=(const array_ref &) = delete;
};

/// Maps the type of an array to its array_ref. The translator writes it if a kernel in a template
/// captures a reference `A &` and `A` depends on a template parameter. Only arrays have a
/// specialization, because a kernel captures nothing else by reference (§7.1).
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

#endif // AMP2HIP_OUTPUT_ARRAY_REF_H
