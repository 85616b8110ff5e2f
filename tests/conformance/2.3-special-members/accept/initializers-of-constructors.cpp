// The initializers of a constructor call the overload of each restriction that the constructor has.
//
// accept: L-2.3.2.1-f, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Member initializers of a pair of constructors call the overload of their own restriction.
namespace member_initializers {

int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
struct S {
  int m;
  S() : m(f(1)) {}
  S() restrict(amp) : m(f(1)) {}
};
int on_cpu() {
  S s;
  return s.m;
}
int on_amp() restrict(amp) {
  S s;
  return s.m;
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = on_amp(); });
  CHECK(r[0] == 2);
  CHECK(on_cpu() == 1);
}

} // namespace member_initializers

// A pair of constructors initializes a class member with its constructor of the same restriction.
namespace class_members {

struct M {
  int v;
  M(double) : v(1) {}
  M(int) restrict(amp) : v(2) {}
};
struct S {
  M m;
  S() : m(1) {}
  S() restrict(amp) : m(1) {}
};
int on_cpu() {
  S s;
  return s.m.v;
}
int on_amp() restrict(amp) {
  S s;
  return s.m.v;
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = on_amp(); });
  CHECK(r[0] == 2);
  CHECK(on_cpu() == 1);
}

} // namespace class_members

// Base initializers of a pair of constructors call the overload of their own restriction.
namespace base_initializers {

int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
struct B {
  int b;
  B(int x) restrict(cpu, amp) : b(x) {}
};
struct S : B {
  S() : B(f(1)) {}
  S() restrict(amp) : B(f(1)) {}
};
int on_cpu() {
  S s;
  return s.b;
}
int on_amp() restrict(amp) {
  S s;
  return s.b;
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = on_amp(); });
  CHECK(r[0] == 2);
  CHECK(on_cpu() == 1);
}

} // namespace base_initializers

// The arguments of a delegating cpu,amp constructor call the overload of each target.
namespace delegating_constructor {

int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
struct S {
  int m;
  S(int k) restrict(cpu, amp) : m(k) {}
  S(int, int) restrict(cpu, amp) : S(f(1)) {}
};
int on_cpu() {
  S s(1, 1);
  return s.m;
}
int on_amp() restrict(amp) {
  S s(1, 1);
  return s.m;
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = on_amp(); });
  CHECK(r[0] == 2);
  CHECK(on_cpu() == 1);
}

} // namespace delegating_constructor

// Base, member and delegating initializers of a cpu,amp constructor call the overload of each
// target.
namespace constructor_of_both {

int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
struct B {
  int b;
  B(int x) restrict(cpu, amp) : b(x) {}
};
struct S : B {
  int m;
  S(int k) restrict(cpu, amp) : B(f(k)), m{f(1)} {}
  S(int, int) restrict(cpu, amp) : S(f(1)) {}
};
int on_cpu() {
  S s(1);
  return s.m * 10 + s.b;
}
int on_amp() restrict(amp) {
  S s(1);
  return s.m * 10 + s.b;
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = on_amp(); });
  CHECK(r[0] == 22);
  CHECK(on_cpu() == 11);
}

} // namespace constructor_of_both

// Comments in the initializer lists of two constructors do not change which constructor runs.
namespace comments {

// clang-format off
struct one_line
{
    int k, l;
    one_line() restrict(cpu, amp) : k(1), l(0) {}
    one_line(const one_line &o) restrict(cpu) : k(o.k + 1), l(/* equal */ 2) {}
    one_line(const one_line &o) restrict(amp) : /* first */ k(o.k + 2), l(2) {}
};

struct several_lines
{
    int k;
    several_lines() restrict(cpu, amp) : k(1) {}
    several_lines(const several_lines &o) restrict(cpu) : /* why: */ k(o.k + 10) {}
    several_lines(const several_lines &o) restrict(amp)
        : // see http://example.com/x:y
          /* two */ // three: four
          k(o.k + 20)
    {
    }
};
// clang-format on

int copies() restrict(cpu, amp) {
  one_line a;
  one_line b(a);
  several_lines c;
  several_lines d(c);
  return b.k + b.l + d.k;
}

void test() {
  int on_accelerator = 0;
  array_view<int> out(1, &on_accelerator);
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = copies(); });
  out.synchronize();
  CHECK(on_accelerator == 3 + 2 + 21 && copies() == 2 + 2 + 11);
}

} // namespace comments

int main() {
  member_initializers::test();
  class_members::test();
  base_initializers::test();
  delegating_constructor::test();
  constructor_of_both::test();
  comments::test();
  return failures;
}
