//===--- index.h - a point in N-dimensional space (§4.1) -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_INDEX_INDEX_H
#define AMP2HIP_INDEX_INDEX_H

#include "amp2hip/index/int_tuple.h"
#include <type_traits>

namespace concurrency {

/// N signed coordinates, the most significant first. The representation is the same on host and
/// device. Every member is restrict(cpu, amp) (§4.1).
template <int N>
class index : public amp2hip_int_tuple<index<N>, N> {
  using base_ = amp2hip_int_tuple<index, N>;
  static_assert(N > 0, "rank of 'index<N>' is not positive; use a rank of at least 1");

public:
  static constexpr int rank = N;
  typedef int value_type;

  /// Sets all components to zero (§4.1.2).
  AMP2HIP_CPU_AMP index() {}
  /// Set one, two or three components, the most significant first.
  AMP2HIP_RANK(1)
  AMP2HIP_CPU_AMP explicit index(int e0) AMP2HIP_REQUIRE_RANK(1, "index(int)") : base_(e0) {}
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP index(int e0, int e1) AMP2HIP_REQUIRE_RANK(2, "index(int, int)")
      : base_(e0, e1) {}
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP index(int e0, int e1, int e2) AMP2HIP_REQUIRE_RANK(3, "index(int, int, int)")
      : base_(e0, e1, e2) {}
  /// Copies N components, the most significant first. The overload for a null pointer is deleted,
  /// because the literal 0 would otherwise select this constructor for every rank except 1.
  AMP2HIP_CPU_AMP explicit index(const int components[]) : base_(components) {}
  explicit index(decltype(nullptr)) = delete;

  /// Component \p c; undefined if c >= N.
  AMP2HIP_CPU_AMP int operator[](unsigned int c) const { return this->components_[c]; }
  AMP2HIP_CPU_AMP int &operator[](unsigned int c) { return this->components_[c]; }

  /// The operators on two operands of this class, or one and an int (§4.1.4).
  using base_::operator+=;
  using base_::operator-=;
  using base_::operator*=;
  using base_::operator/=;
  using base_::operator%=;
  using base_::operator++;
  using base_::operator--;
};

} // namespace concurrency

#endif // AMP2HIP_INDEX_INDEX_H
