// Friends that only a class declares, found by names and not by arguments.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
using namespace concurrency;

// CHECK: namespace geo {
namespace geo {
// CHECK-NEXT: struct color;
// CHECK-NEXT: template <int n> __host__ __device__ color mask(const color &a);
// CHECK-NEXT: int zero(int k);
// CHECK: struct color {
struct color {
  int v;
  template <int n> friend color mask(const color &a) restrict(amp, cpu) {
    color r = {a.v & n};
    return r;
  }
  // An argument of the template makes the call of a name.
  template <int n> friend color twice(const color &a) restrict(amp, cpu) {
    return mask<n>(mask<n>(a));
  }
  friend int zero(int k) { return k - k; }
  friend int both(int n) { return zero(n) + 1; }
  friend constexpr int three() { return 3; }
  friend int found_by_argument(color c) { return c.v; }
};
// CHECK: int both(int n);
// CHECK: int one = both(2);
int one = both(2);

template <typename T>
T late(T v) {
  return v + zero(3);
}
} // namespace geo

// CHECK-NOT: found_by_argument
// CHECK: namespace geo { template <int n> __host__ __device__ color twice(const color &a); }
// CHECK: namespace geo { constexpr int three(); }
int main() {
  int d[4];
  array_view<int> v(4, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    geo::color c = {i[0]};
    v[i] = geo::mask<3>(c).v + geo::twice<1>(c).v;
  });
  geo::color c = {7};
  int a[geo::three()] = {};
  return geo::zero(3) + geo::late(3) + a[0] + found_by_argument(c);
}
