// Structured bindings and range-based for loops give the same result on the host and in a kernel.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <tuple>
using namespace concurrency;
struct P {
  int a;
  float b;
};
struct R {
  int lo, hi;
  struct It {
    int i;
    int operator*() const restrict(cpu, amp) { return i; }
    It &operator++() restrict(cpu, amp) {
      ++i;
      return *this;
    }
    bool operator!=(It o) const restrict(cpu, amp) { return i != o.i; }
  };
  It begin() const restrict(cpu, amp) { return It{lo}; }
  It end() const restrict(cpu, amp) { return It{hi}; }
};
namespace N {
struct Q {
  int d[3];
};
inline int *begin(Q &q) restrict(cpu, amp) { return q.d; }
inline int *end(Q &q) restrict(cpu, amp) { return q.d + 3; }
}
namespace T {
struct Tup {
  int x, y;
  template <int I> int get() const restrict(cpu, amp) { return I ? y : x; }
};
}
namespace std {
template <> struct tuple_size<T::Tup> : integral_constant<size_t, 2> {};
template <size_t I> struct tuple_element<I, T::Tup> {
  using type = int;
};
}
int test() restrict(cpu, amp) {
  P p{1, 2.5f};
  auto &[a, b] = p;
  a = 4;
  b *= 2;
  int arr[] = {1, 2, 3};
  const auto [x, y, z] = arr;
  int s = 0;
  for (int k : arr) s += k;
  for (auto &k : arr) k = s;
  for (auto k : R{10, 13}) s += k;
  N::Q q{{1, 1, 2}};
  for (int &k : q) s += k++;
  for (P e : {P{1, 2}, P{3, 4}}) s += e.a;
  auto [t0, t1] = T::Tup{7, 8};
  if (auto [m, n] = p; m == 4) s += int(n);
  switch (int w = s; w % 2) {
  case 0:
    s += 1000;
    [[fallthrough]];
  case 1:
    s += 1;
    break;
  default:
    return -1;
  }
  return s + x + y + z + arr[2] + q.d[2] + t0 * 10000 + t1 * 100000;
}
int main() {
  const int want = 871068; // 1053 of the statements + 6 + 6 + 3 of the arrays + 870000 of the tuple
  array_view<int, 1> v(3);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = test() + i[0]; });
  return test() == want && v[0] == want && v[2] == want + 2 ? 0 : 1;
}
