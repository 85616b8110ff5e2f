// Structured bindings of classes, arrays and tuple-like types work in conditions and loops of
// amp code.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <tuple>

using namespace concurrency;

// Structured bindings and range-based for loops give the same result on the host and in a
// kernel.
namespace in_both {

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
} // namespace N
namespace T {
struct Tup {
  int x, y;
  template <int I>
  int get() const restrict(cpu, amp) {
    return I ? y : x;
  }
};
} // namespace T
} // namespace in_both

namespace std {
template <>
struct tuple_size<in_both::T::Tup> : integral_constant<size_t, 2> {};
template <size_t I>
struct tuple_element<I, in_both::T::Tup> {
  using type = int;
};
} // namespace std

namespace in_both {

int run() restrict(cpu, amp) {
  P p{1, 2.5f};
  auto &[a, b] = p;
  a = 4;
  b *= 2;
  int arr[] = {1, 2, 3};
  const auto [x, y, z] = arr;
  int s = 0;
  for (int k : arr)
    s += k;
  for (auto &k : arr)
    k = s;
  for (auto k : R{10, 13})
    s += k;
  N::Q q{{1, 1, 2}};
  for (int &k : q)
    s += k++;
  for (P e : {P{1, 2}, P{3, 4}})
    s += e.a;
  auto [t0, t1] = T::Tup{7, 8};
  if (auto [m, n] = p; m == 4)
    s += int(n);
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

void test() {
  const int want = 871068; // 1053 of the statements + 6 + 6 + 3 of the arrays + 870000 of the tuple
  array_view<int, 1> v(3);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run() + i[0]; });
  CHECK(run() == want);
  CHECK(v[0] == want);
  CHECK(v[2] == want + 2);
}

} // namespace in_both

// Structured bindings of classes, arrays and tuple-like types and range loops work in a kernel.
namespace in_kernel {

struct P {
  int a;
  float b;
};
struct R {
  int lo, hi;
  struct It {
    int i;
    int operator*() const restrict(amp) { return i; }
    It &operator++() restrict(amp) {
      ++i;
      return *this;
    }
    bool operator!=(It o) const restrict(amp) { return i != o.i; }
  };
  It begin() const restrict(amp) { return It{lo}; }
  It end() const restrict(amp) { return It{hi}; }
};
namespace N {
struct Q {
  int d[3];
};
inline int *begin(Q &q) restrict(amp) { return q.d; }
inline int *end(Q &q) restrict(amp) { return q.d + 3; }
} // namespace N
namespace T {
struct Tup {
  int x, y;
  template <int I>
  int get() const restrict(amp) {
    return I ? y : x;
  }
};
} // namespace T
} // namespace in_kernel

namespace std {
template <>
struct tuple_size<in_kernel::T::Tup> : integral_constant<size_t, 2> {};
template <size_t I>
struct tuple_element<I, in_kernel::T::Tup> {
  using type = int;
};
} // namespace std

namespace in_kernel {

void test() {
  int out[8] = {};
  array_view<int, 1> v(8, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        P p{1, 2.5f};
        auto [a, b] = p;
        a = 4;
        b *= 2;
        p = P{a, b};
        v[0] = p.a;
        v[1] = int(p.b);
        int s = 0;
        for (auto k : R{10, 13})
          s += k;
        v[2] = s;
        N::Q q{{1, 1, 2}};
        for (int &k : q)
          k *= 3;
        v[3] = q.d[2];
        auto [t0, t1] = T::Tup{7, 8};
        v[4] = t0;
        v[5] = t1;
        int arr[] = {1, 2, 3};
        auto [x, y, z] = arr;
        y = 9;
        arr[1] = y;
        if (auto [m, n] = p; m == 4)
          v[6] = int(n) + arr[1];
        switch (int w = s; w % 2) {
        case 0:
          v[7] = 1;
          break;
        case 1:
          v[7] = 2;
          [[fallthrough]];
        default:
          v[7] += 5;
        }
        (void)x;
        (void)z;
      });
  v.synchronize();
  const int want[] = {4, 5, 33, 6, 7, 8, 14, 7};
  for (int i = 0; i < 8; i++)
    CHECK(out[i] == want[i]);
}

} // namespace in_kernel

int main() {
  in_both::test();
  in_kernel::test();
  return failures;
}
