//===--- int_tuple.h - the base class of index and extent (§4) ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_INDEX_INT_TUPLE_H
#define AMP2HIP_INDEX_INT_TUPLE_H

#include "amp2hip/compiler/config.h"

namespace concurrency {

/// The base class of index<N> and extent<N>: N components, and the operators that §4.1.4 and §4.2.4
/// define equally for both. The operands and results of the operators have the type \p R of the
/// derived class. Every member is restrict(cpu, amp).
///
/// The class is in namespace concurrency for two reasons. A base class in another namespace would
/// add that namespace to the argument-dependent lookup for every index. The translator regards only
/// functions of namespace concurrency as functions of the library.
template <typename R, int N>
class amp2hip_int_tuple {
public:
  AMP2HIP_CPU_AMP R &operator+=(const R &other) {
    for (int i = 0; i < N; ++i)
      components_[i] += other.components_[i];
    return self_();
  }
  AMP2HIP_CPU_AMP R &operator-=(const R &other) {
    for (int i = 0; i < N; ++i)
      components_[i] -= other.components_[i];
    return self_();
  }
  AMP2HIP_CPU_AMP R &operator+=(int value) {
    for (int i = 0; i < N; ++i)
      components_[i] += value;
    return self_();
  }
  AMP2HIP_CPU_AMP R &operator-=(int value) {
    for (int i = 0; i < N; ++i)
      components_[i] -= value;
    return self_();
  }
  AMP2HIP_CPU_AMP R &operator*=(int value) {
    for (int i = 0; i < N; ++i)
      components_[i] *= value;
    return self_();
  }
  AMP2HIP_CPU_AMP R &operator/=(int value) {
    for (int i = 0; i < N; ++i)
      components_[i] /= value;
    return self_();
  }
  AMP2HIP_CPU_AMP R &operator%=(int value) {
    for (int i = 0; i < N; ++i)
      components_[i] %= value;
    return self_();
  }

  AMP2HIP_CPU_AMP R &operator++() { return self_() += 1; }
  AMP2HIP_CPU_AMP R operator++(int) {
    R old = self_();
    self_() += 1;
    return old;
  }
  AMP2HIP_CPU_AMP R &operator--() { return self_() -= 1; }
  AMP2HIP_CPU_AMP R operator--(int) {
    R old = self_();
    self_() -= 1;
    return old;
  }

  AMP2HIP_CPU_AMP friend bool operator==(const R &a, const R &b) {
    for (int i = 0; i < N; ++i)
      if (a.components_[i] != b.components_[i])
        return false;
    return true;
  }
  AMP2HIP_CPU_AMP friend bool operator!=(const R &a, const R &b) { return !(a == b); }
  AMP2HIP_CPU_AMP friend R operator+(R a, const R &b) { return a += b; }
  AMP2HIP_CPU_AMP friend R operator-(R a, const R &b) { return a -= b; }
  AMP2HIP_CPU_AMP friend R operator+(R a, int value) { return a += value; }
  AMP2HIP_CPU_AMP friend R operator+(int value, const R &b) {
    R result;
    for (int i = 0; i < N; ++i)
      result.components_[i] = value + b.components_[i];
    return result;
  }
  AMP2HIP_CPU_AMP friend R operator-(R a, int value) { return a -= value; }
  AMP2HIP_CPU_AMP friend R operator-(int value, const R &b) {
    R result;
    for (int i = 0; i < N; ++i)
      result.components_[i] = value - b.components_[i];
    return result;
  }
  AMP2HIP_CPU_AMP friend R operator*(R a, int value) { return a *= value; }
  AMP2HIP_CPU_AMP friend R operator*(int value, const R &b) {
    R result;
    for (int i = 0; i < N; ++i)
      result.components_[i] = value * b.components_[i];
    return result;
  }
  AMP2HIP_CPU_AMP friend R operator/(R a, int value) { return a /= value; }
  AMP2HIP_CPU_AMP friend R operator/(int value, const R &b) {
    R result;
    for (int i = 0; i < N; ++i)
      result.components_[i] = value / b.components_[i];
    return result;
  }
  AMP2HIP_CPU_AMP friend R operator%(R a, int value) { return a %= value; }
  AMP2HIP_CPU_AMP friend R operator%(int value, const R &b) {
    R result;
    for (int i = 0; i < N; ++i)
      result.components_[i] = value % b.components_[i];
    return result;
  }

private:
  friend R;

  /// Sets all components to zero.
  AMP2HIP_CPU_AMP amp2hip_int_tuple() {
    for (int i = 0; i < N; ++i)
      components_[i] = 0;
  }
  AMP2HIP_CPU_AMP explicit amp2hip_int_tuple(int e0) { set_(0, e0); }
  AMP2HIP_CPU_AMP amp2hip_int_tuple(int e0, int e1) {
    set_(0, e0);
    set_(1, e1);
  }
  AMP2HIP_CPU_AMP amp2hip_int_tuple(int e0, int e1, int e2) {
    set_(0, e0);
    set_(1, e1);
    set_(2, e2);
  }
  AMP2HIP_CPU_AMP explicit amp2hip_int_tuple(const int components[]) {
    for (int i = 0; i < N; ++i)
      components_[i] = components[i];
  }

  AMP2HIP_CPU_AMP R &self_() { return static_cast<R &>(*this); }
  AMP2HIP_CPU_AMP void set_(int c, int value) {
    if (c < N) // false only in a constructor for another rank
      components_[c] = value;
  }

  // At least one element, so that a rank below 1 causes only the error that R reports.
  int components_[N > 0 ? N : 1];
};

} // namespace concurrency

#endif // AMP2HIP_INDEX_INT_TUPLE_H
