//===--- index.h - a point in N-dimensional space (§4.1) -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_INDEX_INDEX_H
#define AMP2HIP_INDEX_INDEX_H

#include "amp2hip/compiler/config.h"
#include <type_traits>

namespace concurrency {

/// N signed coordinates, the most significant first. The representation is the same on host and
/// device. Every member is restrict(cpu, amp) (§4.1).
template <int N>
class index {
  static_assert(N > 0, "the rank of index<N> must be positive");

public:
  static constexpr int rank = N;
  typedef int value_type;

  /// Sets all components to zero (§4.1.2).
  AMP2HIP_CPU_AMP index() {
    for (int i = 0; i < N; ++i)
      components_[i] = 0;
  }
  /// Set one, two or three components, the most significant first.
  AMP2HIP_RANK(1)
  AMP2HIP_CPU_AMP explicit index(int e0) AMP2HIP_REQUIRE(N == 1, "index(int) is for rank 1") { set(0, e0); }
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP index(int e0, int e1) AMP2HIP_REQUIRE(N == 2, "index(int, int) is for rank 2") {
    set(0, e0);
    set(1, e1);
  }
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP index(int e0, int e1, int e2) AMP2HIP_REQUIRE(N == 3, "index(int, int, int) is for rank 3") {
    set(0, e0);
    set(1, e1);
    set(2, e2);
  }
  /// Copies N components, the most significant first. A null pointer is rejected: otherwise the
  /// literal 0 would select this constructor for every rank except 1.
  AMP2HIP_CPU_AMP explicit index(const int components[]) {
    for (int i = 0; i < N; ++i)
      components_[i] = components[i];
  }
  explicit index(decltype(nullptr)) = delete;

  /// Component \p c; undefined if c >= N.
  AMP2HIP_CPU_AMP int operator[](unsigned int c) const { return components_[c]; }
  AMP2HIP_CPU_AMP int &operator[](unsigned int c) { return components_[c]; }

  AMP2HIP_CPU_AMP index &operator+=(const index &other) {
    for (int i = 0; i < N; ++i)
      components_[i] += other.components_[i];
    return *this;
  }
  AMP2HIP_CPU_AMP index &operator-=(const index &other) {
    for (int i = 0; i < N; ++i)
      components_[i] -= other.components_[i];
    return *this;
  }
  AMP2HIP_CPU_AMP index &operator+=(int value) {
    for (int i = 0; i < N; ++i)
      components_[i] += value;
    return *this;
  }
  AMP2HIP_CPU_AMP index &operator-=(int value) {
    for (int i = 0; i < N; ++i)
      components_[i] -= value;
    return *this;
  }
  AMP2HIP_CPU_AMP index &operator*=(int value) {
    for (int i = 0; i < N; ++i)
      components_[i] *= value;
    return *this;
  }
  AMP2HIP_CPU_AMP index &operator/=(int value) {
    for (int i = 0; i < N; ++i)
      components_[i] /= value;
    return *this;
  }
  AMP2HIP_CPU_AMP index &operator%=(int value) {
    for (int i = 0; i < N; ++i)
      components_[i] %= value;
    return *this;
  }

  AMP2HIP_CPU_AMP index &operator++() { return *this += 1; }
  AMP2HIP_CPU_AMP index operator++(int) {
    index old = *this;
    *this += 1;
    return old;
  }
  AMP2HIP_CPU_AMP index &operator--() { return *this -= 1; }
  AMP2HIP_CPU_AMP index operator--(int) {
    index old = *this;
    *this -= 1;
    return old;
  }

  AMP2HIP_CPU_AMP friend bool operator==(const index &a, const index &b) {
    for (int i = 0; i < N; ++i)
      if (a.components_[i] != b.components_[i])
        return false;
    return true;
  }
  AMP2HIP_CPU_AMP friend bool operator!=(const index &a, const index &b) { return !(a == b); }
  AMP2HIP_CPU_AMP friend index operator+(index a, const index &b) { return a += b; }
  AMP2HIP_CPU_AMP friend index operator-(index a, const index &b) { return a -= b; }
  AMP2HIP_CPU_AMP friend index operator+(index a, int value) { return a += value; }
  AMP2HIP_CPU_AMP friend index operator+(int value, const index &b) {
    index result;
    for (int i = 0; i < N; ++i)
      result.components_[i] = value + b.components_[i];
    return result;
  }
  AMP2HIP_CPU_AMP friend index operator-(index a, int value) { return a -= value; }
  AMP2HIP_CPU_AMP friend index operator-(int value, const index &b) {
    index result;
    for (int i = 0; i < N; ++i)
      result.components_[i] = value - b.components_[i];
    return result;
  }
  AMP2HIP_CPU_AMP friend index operator*(index a, int value) { return a *= value; }
  AMP2HIP_CPU_AMP friend index operator*(int value, const index &b) {
    index result;
    for (int i = 0; i < N; ++i)
      result.components_[i] = value * b.components_[i];
    return result;
  }
  AMP2HIP_CPU_AMP friend index operator/(index a, int value) { return a /= value; }
  AMP2HIP_CPU_AMP friend index operator/(int value, const index &b) {
    index result;
    for (int i = 0; i < N; ++i)
      result.components_[i] = value / b.components_[i];
    return result;
  }
  AMP2HIP_CPU_AMP friend index operator%(index a, int value) { return a %= value; }
  AMP2HIP_CPU_AMP friend index operator%(int value, const index &b) {
    index result;
    for (int i = 0; i < N; ++i)
      result.components_[i] = value % b.components_[i];
    return result;
  }

private:
  AMP2HIP_CPU_AMP void set(int c, int value) {
    if (c < N) // false only in a constructor for another rank
      components_[c] = value;
  }

  int components_[N];
};

} // namespace concurrency

#endif // AMP2HIP_INDEX_INDEX_H
