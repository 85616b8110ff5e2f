//===--- extent.h - lengths in N dimensions (§4.2) -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_INDEX_EXTENT_H
#define AMP2HIP_INDEX_EXTENT_H

#include "amp2hip/index/index.h"

namespace concurrency {

template <int D0, int D1 = 0, int D2 = 0>
class tiled_extent;

/// N lengths, the most significant first. The class accepts any int; arrays and launches reject
/// invalid lengths. Every member is restrict(cpu, amp) (§4.2).
template <int N>
class extent : public amp2hip_int_tuple<extent<N>, N> {
  using base_ = amp2hip_int_tuple<extent, N>;
  static_assert(N > 0, "rank of 'extent<N>' is not positive; use a rank of at least 1");

public:
  static constexpr int rank = N;
  typedef int value_type;

  /// Sets all components to zero (§4.2.2).
  AMP2HIP_CPU_AMP extent() {}
  /// Set one, two or three components, the most significant first.
  AMP2HIP_RANK(1)
  AMP2HIP_CPU_AMP explicit extent(int e0) AMP2HIP_REQUIRE_RANK(1, "extent(int)") : base_(e0) {}
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP extent(int e0, int e1) AMP2HIP_REQUIRE_RANK(2, "extent(int, int)")
      : base_(e0, e1) {}
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP extent(int e0, int e1, int e2) AMP2HIP_REQUIRE_RANK(3, "extent(int, int, int)")
      : base_(e0, e1, e2) {}
  /// Copies N components, the most significant first. The overload for a null pointer is deleted,
  /// because the literal 0 would otherwise select this constructor for every rank except 1.
  AMP2HIP_CPU_AMP explicit extent(const int components[]) : base_(components) {}
  explicit extent(decltype(nullptr)) = delete;

  /// Component \p c; undefined if c >= N.
  AMP2HIP_CPU_AMP int operator[](unsigned int c) const { return this->components_[c]; }
  AMP2HIP_CPU_AMP int &operator[](unsigned int c) { return this->components_[c]; }

  /// The number of elements, modulo 2^32 (§4.2.3).
  AMP2HIP_CPU_AMP unsigned int size() const {
    unsigned int product = 1;
    for (int i = 0; i < N; ++i)
      product *= static_cast<unsigned int>(this->components_[i]);
    return product;
  }
  /// True if 0 <= point[i] < (*this)[i] for every i (§4.2.3).
  AMP2HIP_CPU_AMP bool contains(const index<N> &point) const {
    for (int i = 0; i < N; ++i)
      if (point[i] < 0 || point[i] >= this->components_[i])
        return false;
    return true;
  }
  /// Divides this extent into tiles of D0 x D1 x D2, with as many lengths as the rank. The launch
  /// checks that the tiles divide the extent (§4.2.3).
  template <int D0>
  AMP2HIP_CPU_AMP tiled_extent<D0> tile() const {
    static_assert(N == 1, "'tile<D0>()' is for 'extent<1>' only; pass a length for each dimension");
    static_assert(D0 > 0, "length of 'tile<D0>()' is not positive; use a length of at least 1");
    return tiled_extent<D0>(*this);
  }
  template <int D0, int D1>
  AMP2HIP_CPU_AMP tiled_extent<D0, D1> tile() const {
    static_assert(N == 2,
                  "'tile<D0, D1>()' is for 'extent<2>' only; pass a length for each dimension");
    static_assert(D0 > 0 && D1 > 0,
                  "length of 'tile<D0, D1>()' is not positive; use lengths of at least 1");
    return tiled_extent<D0, D1>(*this);
  }
  template <int D0, int D1, int D2>
  AMP2HIP_CPU_AMP tiled_extent<D0, D1, D2> tile() const {
    static_assert(N == 3,
                  "'tile<D0, D1, D2>()' is for 'extent<3>' only; pass a length for each dimension");
    static_assert(D0 > 0 && D1 > 0 && D2 > 0,
                  "length of 'tile<D0, D1, D2>()' is not positive; use lengths of at least 1");
    return tiled_extent<D0, D1, D2>(*this);
  }

  AMP2HIP_CPU_AMP extent &operator+=(const index<N> &offset) {
    for (int i = 0; i < N; ++i)
      this->components_[i] += offset[i];
    return *this;
  }
  AMP2HIP_CPU_AMP extent &operator-=(const index<N> &offset) {
    for (int i = 0; i < N; ++i)
      this->components_[i] -= offset[i];
    return *this;
  }
  AMP2HIP_CPU_AMP extent operator+(const index<N> &offset) const { return extent(*this) += offset; }
  AMP2HIP_CPU_AMP extent operator-(const index<N> &offset) const { return extent(*this) -= offset; }

  /// The operators on two operands of this class, or one and an int (§4.2.4).
  using base_::operator+=;
  using base_::operator-=;
  using base_::operator*=;
  using base_::operator/=;
  using base_::operator%=;
  using base_::operator++;
  using base_::operator--;
};

} // namespace concurrency

#endif // AMP2HIP_INDEX_EXTENT_H
