// A function hides the functions of its name in outer scopes and base classes, whatever their
// restriction. Using declarations, qualified names and argument-dependent lookup find the hidden
// functions.
//
// accept: L-2.3.2.2-a, L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include "check.h"

using namespace concurrency;

// An inner scope's overloads of both restrictions hide the outer function for every caller.
int value(int x) restrict(cpu, amp) { return x; }
namespace inner {
int value(int x) { return x + 1; }
int value(int x) restrict(amp) { return x + 2; }
int use() restrict(cpu, amp) { return value(10) + ::value(100); }
struct with_member {
  int value(int x) restrict(cpu, amp) { return x * 3; }
  int use() restrict(amp) { return value(1) + inner::value(1); }
};
} // namespace inner

void test_overloads_of_inner_scope() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = inner::use();
        v[1] = inner::with_member().use();
      });
  check("namespace", v[0], 112);
  check("class", v[1], 6);
  check("host", inner::use(), 111);
}

// Block using declarations, qualified names and dependent calls reach hidden amp functions.
int foo(int) restrict(amp) { return 1; }
namespace N {
int foo(double) restrict(cpu) { return 2; }
struct X {
  int x;
};
int adl(X, int) restrict(amp) { return 3; }
int adl(X, double) restrict(cpu) { return 4; }
int c() restrict(amp) {
  using ::foo;
  return foo(10);
}
int d() restrict(cpu) { return foo(10); }
} // namespace N
int adl(float) restrict(amp);
template <class T>
int viaadl(T t) restrict(cpu, amp) {
  return adl(t, 1);
}
struct B {
  int m(int) const restrict(amp) { return 6; }
};
struct D : B {
  int m(double) const restrict(cpu) { return 7; }
  int t() const restrict(amp) { return B::m(1); }
};
struct U : D {
  using B::m;
  using D::m;
};
void test_using_in_block() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = N::c();
        v[1] = adl(N::X{1}, 1);
        v[2] = viaadl(N::X{1});
        v[3] = D().t();
        v[4] = U().m(1);
      });
  v.synchronize();
  CHECK(N::d() == 2);
  CHECK(viaadl(N::X{1}) == 4);
  CHECK(D().m(1) == 7);
  CHECK(U().m(1) == 7);
  const int want[] = {1, 3, 3, 6, 6};
  for (int i = 0; i < 5; i++)
    CHECK(out[i] == want[i]);
}

// Using declarations and argument-dependent lookup find amp functions that inner names hide.
int increased(int x) restrict(amp) { return x + 1; }
namespace declares {
int increased(double) { return -1; }
using ::increased;
int caller() restrict(amp) { return increased(10); }
} // namespace declares
namespace of_argument {
struct key {
  int n;
};
int read(key k) restrict(amp) { return k.n; }
} // namespace of_argument
namespace calls {
int caller(of_argument::key k) restrict(amp) { return read(k); }
} // namespace calls
struct get_base {
  int get(int x) restrict(amp) { return x + 5; }
};
struct get_derived : get_base {
  using get_base::get;
  int get(double) { return 0; }
};

void test_using_or_argument() {
  int data[3] = {};
  array_view<int, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = declares::caller();
        v[1] = calls::caller(of_argument::key{9});
        get_derived d;
        v[2] = d.get(1);
      });
  check("using-declaration", v[0], 11);
  check("argument-dependent", v[1], 9);
  check("class", v[2], 6);
  check("host", declares::increased(1.0), -1);
}

int main() {
  test_overloads_of_inner_scope();
  test_using_in_block();
  test_using_or_argument();
  return failures;
}
