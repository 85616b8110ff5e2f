// A local type used in a kernel may name local variables in decltype and sizeof.
//
// accept: L-2.4.3.5-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>
#include <vector>

using namespace concurrency;

// A local type used in a kernel may declare members by decltype of local variables.
namespace members {
template <typename T>
T generic(array_view<T> v, T start) {
  T sum = start;
  struct cell {
    decltype(sum) value;
  };
  cell c{sum};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        cell d = c;
        v[i] = d.value;
      });
  return v[0];
}
void test() {
  std::vector<float> data(4);
  array_view<float> v(4, data);
  float x = 2.5f;
  int numbers[3] = {1, 2, 3};
  typedef decltype(x) element;
  struct inner {
    int n;
  };
  inner made = {4};
  struct cell {
    decltype(made) member;
    decltype(x) value;
    decltype(x * 2) twice;
    element third;
    int size[sizeof(numbers) / sizeof numbers[0]];
    decltype(numbers) copies;
    decltype((x)) get() restrict(cpu, amp) { return value; }
  };
  cell c{made, x, x * 2, 1, {1, 2, 3}, {numbers[0], 5, 6}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        cell d = c;
        v[i] = d.value + d.twice + d.size[2] + d.get() + d.third + d.copies[1] + d.member.n;
      });
  CHECK(v[0] == 2.5f + 5 + 3 + 2.5f + 1 + 5 + 4);
  std::vector<int> ints(2);
  CHECK(generic(array_view<int>(2, ints), 5) == 5);
}
} // namespace members

// A local type used in a kernel may name variables of its function template in decltype and sizeof.
namespace unevaluated_expressions {
template <typename T>
struct box {
  T value;
  box twice() const restrict(cpu, amp) { return {value + value}; }
};

template <typename T>
int expressions(T start, T &given) {
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

template <typename T>
struct holder {
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

void test() {
  int n = 1;
  float f = 1;
  CHECK(expressions(5, n) + expressions(2.0f, f) + holder<int>{1}.run(4) +
            holder<short>{1}.run(6) ==
        0);
}
} // namespace unevaluated_expressions

// A member that a local class declares with decltype of a const variable is const.
namespace const_variables {
void test() {
  array_view<int> v(1);
  const index<1> origin(2);
  struct item {
    decltype(origin) where;
    int n;
  };
  item a = {origin, 3};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        static_assert(std::is_same<decltype(item::where), const index<1>>::value, "");
        v[i] = a.n + a.where[0];
      });
  CHECK(v[0] == 5);
}
} // namespace const_variables

int main() {
  members::test();
  unevaluated_expressions::test();
  const_variables::test();
  return failures;
}
