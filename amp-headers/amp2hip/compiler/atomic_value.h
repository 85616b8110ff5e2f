//===--- atomic_value.h - Atomic variables of the runtime -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_COMPILER_ATOMIC_VALUE_H
#define AMP2HIP_COMPILER_ATOMIC_VALUE_H

#include <memory> // declares std::memory_order

namespace amp2hip {

/// A std::atomic of an integer or a pointer, with the operations that the runtime uses. <amp.h>
/// does not include <atomic>, which takes nvcc 50 ms in each source.
template <typename T>
class atomic_value {
public:
  atomic_value() = default;
  constexpr atomic_value(T value) : value_(value) {}
  atomic_value(const atomic_value &) = delete;
  atomic_value &operator=(const atomic_value &) = delete;

  T load(std::memory_order order = std::memory_order_seq_cst) const noexcept {
    return __atomic_load_n(&value_, static_cast<int>(order));
  }
  void store(T value, std::memory_order order = std::memory_order_seq_cst) noexcept {
    __atomic_store_n(&value_, value, static_cast<int>(order));
  }
  // Return the value before the change.
  T fetch_add(T value, std::memory_order order = std::memory_order_seq_cst) noexcept {
    return __atomic_fetch_add(&value_, value, static_cast<int>(order));
  }
  T fetch_sub(T value, std::memory_order order = std::memory_order_seq_cst) noexcept {
    return __atomic_fetch_sub(&value_, value, static_cast<int>(order));
  }
  T fetch_or(T value, std::memory_order order = std::memory_order_seq_cst) noexcept {
    return __atomic_fetch_or(&value_, value, static_cast<int>(order));
  }
  T fetch_and(T value, std::memory_order order = std::memory_order_seq_cst) noexcept {
    return __atomic_fetch_and(&value_, value, static_cast<int>(order));
  }

private:
  T value_;
};

} // namespace amp2hip

#endif // AMP2HIP_COMPILER_ATOMIC_VALUE_H
