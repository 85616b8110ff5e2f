// Amp code may use sizeof, alignof, noexcept and decltype with operands that it does not
// evaluate.
//
// accept: L-2.4.3.7-j, L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Amp code may use noexcept, sizeof and alignof of calls that it does not evaluate.
namespace calls_that_are_not_evaluated {

int may_throw(int) restrict(cpu, amp) { return 1; }
int never(int) restrict(cpu, amp) noexcept { return 2; }

int facts() restrict(cpu, amp) {
  return noexcept(may_throw(1)) + noexcept(never(1)) * 10 + int(sizeof(never(1))) * 100 +
         int(alignof(double)) * 1000;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = facts(); });
  check("calls that are not evaluated: kernel", v[0], 8410);
  check("calls that are not evaluated: host", facts() + may_throw(1) + never(1), 8413);
}

} // namespace calls_that_are_not_evaluated

// A static assertion in amp code may apply sizeof to incompatible types.
namespace static_assertions {

template <int N>
struct I {
  static const int value = N;
};
int f(int p) restrict(amp) {
  static_assert(sizeof(char) == 1, "char");
  static_assert(sizeof(short) <= sizeof(int), "short");
  return p;
}

void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(3); });
  v.synchronize();
  CHECK(out == 3);
}

} // namespace static_assertions

// A template argument in amp code may be the sizeof of an incompatible type.
namespace template_arguments {

template <int N>
struct I {
  static const int value = N;
};
int f(int p) restrict(amp) { return p + I<sizeof(char)>::value; }

void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(3); });
  v.synchronize();
  CHECK(out == 4);
}

} // namespace template_arguments

// A kernel may name uncaptured local objects of its function in sizeof and decltype.
namespace uncaptured_objects {

void test() {
  struct three {
    int a, b;
    float c;
  } first = {1, 2, 3.f};
  struct {
    int x, y;
  } nameless = {1, 2};
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1>) restrict(amp) {
        decltype(first) made = {4, 5, 6.f};
        decltype(first.c) half = 0.5f;
        v[0] = int(sizeof(first)) + int(sizeof(first.c));
        v[1] = int(sizeof nameless);
        v[2] = made.a + made.b;
        v[3] = int(half * 4);
      });
  CHECK(v[0] == 16);
  CHECK(v[1] == 8);
  CHECK(v[2] == 9);
  CHECK(v[3] == 2);
  CHECK(first.a + nameless.y == 3);
}

} // namespace uncaptured_objects

int main() {
  calls_that_are_not_evaluated::test();
  static_assertions::test();
  template_arguments::test();
  uncaptured_objects::test();
  return failures;
}
