// Function templates, constexpr functions and their specializations and instantiations may have
// restriction specifiers.
//
// accept: L-2.1.1-o, L-2.1.1-a, L-2.4.3.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
using namespace concurrency;

// Function templates, member templates and their specializations can be cpu,amp.
namespace function_and_member_templates {
template <typename T>
T square(T x) restrict(cpu, amp) {
  return x * x;
}
template <>
int square<int>(int x) restrict(cpu, amp) {
  return x * x + 1;
}
template float square<float>(float x) restrict(cpu, amp);

template <typename T>
struct box {
  T value;
  box(T v) restrict(cpu, amp);
  T get() const restrict(cpu, amp);
  template <typename U>
  U as() const restrict(cpu, amp);
  template <typename U>
  T plus(U u) const restrict(cpu, amp) {
    return value + T(u);
  }
  static T zero() restrict(cpu, amp) { return T(); }
};
template <typename T>
box<T>::box(T v) restrict(cpu, amp) : value(v) {}
template <typename T>
T box<T>::get() const restrict(cpu, amp) {
  return value;
}
template <typename T>
template <typename U>
U box<T>::as() const restrict(cpu, amp) {
  return U(value);
}
template <>
int box<int>::zero() restrict(cpu, amp) {
  return -7;
}
template struct box<float>;

float mixed() restrict(cpu, amp) {
  box<float> b(2.75f);
  return square(3) + square(0.5f) + b.get() + b.as<int>() + b.plus(1) + box<int>::zero() +
         box<double>::zero();
}

void test() {
  const double expected = 10 + 0.25 + 2.75 + 2 + 3.75 - 7;
  float data[1] = {};
  array_view<float, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = mixed(); });
  check("kernel", v[0], expected);
  check("host", mixed(), expected);
}
} // namespace function_and_member_templates

// Variadic cpu,amp templates can recurse over packs and use fold expressions.
namespace variadic_templates {
inline int sum() restrict(cpu, amp) { return 0; }
template <class H, class... T>
auto sum(H h, T... t) restrict(cpu, amp) -> H {
  return h + static_cast<H>(sum(t...));
}
template <class... A>
int folded(A &&...a) restrict(amp, cpu) noexcept {
  return (static_cast<int>(a) + ... + 100);
}
template <int... I>
int comma() restrict(amp) {
  int r = 0;
  ((r = r * 10 + I), ...);
  return r;
}
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = sum(1, 2.5f, 3u);
        v[1] = folded(1, 2.0, true);
        v[2] = comma<1, 2, 3>();
        v[3] = folded();
      });
  v.synchronize();
  CHECK(out[0] == 6);
  CHECK(out[1] == 104);
  CHECK(out[2] == 123);
  CHECK(out[3] == 100);
  CHECK(sum(1, 2.5f, 3u) == 6);
  CHECK(folded(5) == 105);
}
} // namespace variadic_templates

// Constexpr functions and constructors can be cpu,amp and evaluate in constant expressions.
namespace constexpr_functions {
constexpr int square(int x) restrict(cpu, amp) { return x * x; }
struct point {
  int x, y;
  constexpr point(int a, int b) restrict(cpu, amp) : x(a), y(b) {}
  constexpr int dot(const point &o) const restrict(cpu, amp) { return x * o.x + y * o.y; }
};
static_assert(square(4) == 16, "on the host");
static_assert(point(1, 2).dot(point(3, 4)) == 11, "members too");
template <int N>
constexpr int table_size() restrict(cpu, amp) {
  return N * square(N);
}

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  int n = 5;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int buffer[table_size<2>()] = {};
        buffer[7] = square(n);
        v[0] = buffer[7] + int(sizeof(buffer));
        v[1] = point(n, 1).dot(point(2, 3));
      });
  check("square", v[0], 25 + 32);
  check("dot", v[1], 13);
}
} // namespace constexpr_functions

int main() {
  function_and_member_templates::test();
  variadic_templates::test();
  constexpr_functions::test();
  return failures;
}
