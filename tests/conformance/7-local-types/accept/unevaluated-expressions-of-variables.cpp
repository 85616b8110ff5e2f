// A local type used in a kernel may name variables of its function template in decltype and sizeof.
//
// accept: L-2.4.3.5-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
using namespace concurrency;

template <typename T> struct box {
  T value;
  box twice() const restrict(cpu, amp) { return {value + value}; }
};

template <typename T> int expressions(T start, T &given) {
  std::vector<int> data(2);
  array_view<int> v(2, data);
  T x = start;
  const T k = start;
  T row[2][3] = {};
  T *p = &x;
  using element = T;
  element e = start;
  box<T> b{start};
  auto plain = 4.5;
  int number = 3;
  struct inner {
    T n;
  };
  inner made{start};
  struct cell {
    decltype(x * 2) twice;
    decltype(b.twice()) boxed;
    decltype(b.value) member;
    decltype(made.n + e) sum;
    decltype(row[0][0] + k) of_array;
    decltype(plain * x) product;
    int sizes[sizeof(x + number) + sizeof row];
    decltype(+*p) pointee() const restrict(cpu, amp) { return twice; }
    decltype((given)) same(T &r) restrict(cpu, amp) { return r; }
  };
  static_assert(std::is_same<decltype(cell::boxed), box<T>>::value, "");
  static_assert(std::is_same<decltype(cell::member), T>::value, "");
  static_assert(std::is_same<decltype(cell::product), decltype(plain * x)>::value, "");
  static_assert(std::is_same<decltype(std::declval<cell &>().same(given)), T &>::value, "");
  static_assert(sizeof(cell::sizes) == sizeof(int) * (sizeof(x + number) + sizeof(row)), "");
  cell c{x * 2, b.twice(), 1, made.n + e, row[0][0] + k, plain * *p, {7}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        cell d = c;
        T t = d.pointee();
        v[i] = int(d.twice + d.boxed.value + d.same(t)) + d.sizes[0];
      });
  return v[1] != int(6 * start) + 7;
}

template <typename T> struct holder {
  T x;
  int run(T y) {
    int out = 0;
    array_view<int> v(1, &out);
    struct cell {
      decltype(y + 1) value;
    };
    cell c{y + 1};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          cell d = c;
          v[i] = int(d.value);
        });
    return v[0] != int(y) + 1;
  }
};

int main() {
  int n = 1;
  float f = 1;
  return expressions(5, n) + expressions(2.0f, f) + holder<int>{1}.run(4) + holder<short>{1}.run(6);
}
