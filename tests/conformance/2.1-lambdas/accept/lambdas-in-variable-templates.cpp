// Initializers of variable templates and default arguments can contain amp lambdas and launches.
//
// accept: L-2.1.2-a, L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T> auto plus_one = [](T t) restrict(cpu, amp) { return t + T(1); };
template <typename T> auto plus_one<T *> = [](T t) restrict(cpu, amp) { return t + T(2); };
template <> auto plus_one<char> = [](int t) restrict(cpu, amp) { return t + 3; };
template <typename T, int N> auto with_values = [k = T(N)](T t) restrict(cpu, amp) {
  return t * k + N;
};
template <typename... Ts> const auto sum = [](Ts... ts) restrict(cpu, amp) { return (ts + ...); };
template <typename T> constexpr auto constant = [](T t) restrict(cpu, amp) { return t * 2; };

template <typename T>
int launched = [] {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(T(2.5) * 2); });
  v.synchronize();
  return out;
}();

namespace space {
template <typename T> inline auto generic = [](T a, auto b) restrict(cpu, amp) { return a * b; };
}

struct members {
  template <typename T> static const int of_template;
  template <typename T> struct inner {
    static int x;
  };
};
template <typename T> const int members::of_template = [](T t) restrict(cpu, amp) {
  return int(t) + 1;
}
(T(3));
// Explicit instantiations and specializations follow.
template <typename T> int members::inner<T>::x = [](T t) restrict(cpu, amp) { return int(t) + 2; }
(T(3));

template int members::inner<long>::x;
template <> int members::inner<char>::x = [](int t) restrict(cpu, amp) { return t + 4; }
(3);

template <typename T>
int with_default(T x, int y = [](T a) restrict(cpu, amp) { return int(a) * 2; }(T(21))) {
  return y + int(x);
}

int main() {
  int out[7] = {};
  array_view<int, 1> v(7, out);
  auto of_int = plus_one<int>;
  auto of_pointer = plus_one<int *>;
  auto of_char = plus_one<char>;
  auto values = with_values<int, 4>;
  auto three = sum<int, float, int>;
  auto generic = space::generic<int>;
  auto twice = constant<int>;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = of_int(4);
        v[1] = of_pointer(4);
        v[2] = of_char(4);
        v[3] = values(2);
        v[4] = int(three(1, 2.5f, 3));
        v[5] = generic(3, 4);
        v[6] = twice(5);
      });
  v.synchronize();
  const int expected[] = {5, 6, 7, 12, 6, 12, 10};
  for (int i = 0; i < 7; ++i) check("in a kernel", out[i], expected[i]);
  check("on the host", plus_one<float>(1.5f), 2.5);
  check("with a value", with_values<float, 2>(1.5f), 5);
  check("of one", sum<int>(3), 3);
  check("a launch", launched<int>, 4);
  check("another launch", launched<float>, 5);
  check("a member template", members::of_template<int>, 4);
  check("a member of a member template", members::inner<int>::x, 5);
  check("instantiated", members::inner<long>::x, 5);
  check("specialized", members::inner<char>::x, 7);
  check("a default argument", with_default(1), 43);
  return failures;
}
