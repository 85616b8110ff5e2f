// A function with C linkage may have one restriction. Members and functions with C++ linkage may
// have both.
//
// accept: L-2.4.2-f, L-2.3.2.1-f, L-2.4.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include "check.h"

using namespace concurrency;

// A cpu function with C linkage keeps its name beside an amp overload with C++ linkage. Other
// object files call the cpu function by this name (§2.3.2.1, §2.4.2).
extern "C" int side(int n) { return n; }
int side(int n) restrict(amp) { return n + 10; }
int both(int n) restrict(cpu, amp) { return side(n); }
extern "C" int (*const by_name)(int) = &side;

extern "C" {
int other(float x);
}
int other(float x) { return int(x); }
int other(float x) restrict(amp) { return int(x) + 20; }

void test_c_name() {
  int r[3] = {};
  array_view<int> v(3, r);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = side(1);
        v[1] = both(1);
        v[2] = other(1.0f);
      });
  v.synchronize();
  CHECK(r[0] == 11);
  CHECK(r[1] == 11);
  CHECK(r[2] == 21);
  CHECK(both(1) == 1);
  CHECK(by_name(2) == 2);
  CHECK(other(2.0f) == 2);
}

// A function of one restriction may have C linkage, and amp templates may have parameter packs.
extern "C" int c_amp(int x) restrict(amp) { return x + 1; }
extern "C" int c_cpu(int x) { return x + 2; }

int sum() restrict(cpu, amp) { return 0; }
template <typename T, typename... Ts>
int sum(T x, Ts... rest) restrict(cpu, amp) {
  return x + sum(rest...);
}
template <typename... Ts>
int fold(Ts... xs) restrict(cpu, amp) {
  return (0 + ... + xs);
}

void test_one_restriction_and_packs() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = c_amp(1) + fold(10, 20u) + sum(100, 200, 300);
      });
  check("kernel", v[0], 632);
  check("host", c_cpu(1) + sum(1, 2), 6);
}

// A member function in an extern "C" block may have both restrictions. Members have C++ linkage
// even there.
extern "C" {
struct S {
  int k;
  int m() const restrict(cpu, amp) { return k; }
  S(int i) restrict(cpu, amp) : k(i) {}
};
int c1(int x) restrict(amp) { return x + 1; }
int c2(int) restrict(cpu);
}
extern "C" int c2(int x) restrict(cpu) { return x + 2; }
void test_members() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = S(3).m() + c1(1); });
  v.synchronize();
  CHECK(out == 5 && c2(1) == 3);
}

int main() {
  test_c_name();
  test_one_restriction_and_packs();
  test_members();
  return failures;
}
