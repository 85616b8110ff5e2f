// Using directives and declarations combine the functions of several namespaces into one set of
// overloads. The restriction of the caller selects from it before the parameters are compared.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-d, L-2.3.2.1-b, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <vector>

#include "check.h"

using namespace concurrency;

// An amp call selects the global amp function although a used namespace has a better cpu function.
namespace used_cpu {
int beside_used(int) { return 1; }
} // namespace used_cpu
using namespace used_cpu;
int beside_used(double) restrict(amp) { return 2; }
void test_global_amp_function() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = beside_used(1); });
  CHECK(v[0] == 2);
}

// Functions of two used namespaces are selected by restriction before their parameters.
namespace first_used {
int equal_parameters(int) { return 1; }
int unequal_parameters(int) restrict(amp) { return 3; }
} // namespace first_used
namespace second_used {
int equal_parameters(int) restrict(amp) { return 2; }
int unequal_parameters(long) { return 4; }
} // namespace second_used
using namespace first_used;
using namespace second_used;
void test_two_directives() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = equal_parameters(1) * 10 + unequal_parameters(1);
      });
  CHECK(equal_parameters(1) == 1 && unequal_parameters(1) == 4 && v[0] == 23);
}

// The parameters of the two functions are equal.
namespace host_names {
int increased(int x) restrict(cpu) { return x + 1; }
} // namespace host_names
namespace device_names {
int increased(int x) restrict(amp) { return x + 2; }
} // namespace device_names
using namespace host_names;
using namespace device_names;
void test_equal_functions() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = increased(1); });
  CHECK(v[0] == 3 && increased(1) == 2);
}

// Functions of a host and a device namespace differ in reference kind, type and template.
namespace host {
inline int step(int &x) { return 1; }
inline int scale(float x) { return 5; }
template <class T>
int any(T) {
  return 7;
}
} // namespace host
namespace dev {
inline int step(const int &x) restrict(amp) { return 2; }
inline int scale(int x) restrict(amp) { return 6; }
inline int any(int) restrict(amp) { return 8; }
} // namespace dev
using namespace host;
using namespace dev;
void test_host_and_device() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int x = 1;
        v[i] = step(x) * 100 + scale(1.f) * 10 + any(1);
      });
  int x = 1;
  CHECK(v[0] == 268 && step(x) == 1 && scale(1) == 5 && any(1) == 7);
}

// Two used namespaces form a pair that functions of both restrictions can call.
namespace amp_half {
int halves(double) restrict(amp) { return 1; }
} // namespace amp_half
namespace cpu_half {
int halves(double) { return 2; }
} // namespace cpu_half
using namespace amp_half;
using namespace cpu_half;
int cpu_exact() { return halves(1.0); }
int cpu_converted() { return halves(1); }
int on_amp() restrict(amp) { return halves(1.0) * 10 + halves(1); }
int on_both() restrict(cpu, amp) { return halves(1.0); }
void test_pair_of_used_namespaces() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = on_amp();
        r[1] = on_both();
      });
  CHECK(r[0] == 11 && r[1] == 1 && cpu_exact() == 2 && cpu_converted() == 2 && on_both() == 2);
}

// Using directives or declarations inside a namespace combine functions of two namespaces into a
// pair.
namespace pair_inside_namespace {
namespace host_side {
int size(int x) { return x + 1; }
} // namespace host_side
namespace device_side {
int size(int x) restrict(amp) { return x + 2; }
} // namespace device_side
namespace user {
using namespace host_side;
using namespace device_side;
int both(int x) restrict(cpu, amp) { return size(x) * 10; }
int only(int x) restrict(amp) { return size(x); }
} // namespace user
namespace declared {
using device_side::size;
using host_side::size;
int both(int x) restrict(cpu, amp) { return size(x) * 100; }
} // namespace declared

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = user::both(1) + user::only(1);
        v[1] = declared::both(1);
      });
  check("directives, kernel", v[0], 33);
  check("declarations, kernel", v[1], 300);
  check("host", user::both(1) + declared::both(1), 220);
}
} // namespace pair_inside_namespace

// Each caller has one restriction. Using declarations or directives bring the two functions.
namespace merged_in_namespaces {
namespace A {
int f(int) { return 1; }
int g(int) { return 3; }
} // namespace A
namespace B {
int f(int) restrict(amp) { return 2; }
int g(int) restrict(amp) { return 4; }
} // namespace B
namespace C {
using A::f;
using B::f;
int c() { return f(1); }
int d() restrict(amp) { return f(1); }
} // namespace C
namespace D {
using namespace A;
using namespace B;
int c() { return g(1); }
int d() restrict(amp) { return g(1); }
} // namespace D
void test() {
  std::vector<int> o(2);
  array_view<int> v(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = C::d();
        v[1] = D::d();
      });
  CHECK(v[0] == 2 && v[1] == 4);
  CHECK(C::c() == 1 && D::c() == 3);
}
} // namespace merged_in_namespaces

// Using declarations, using directives and namespace aliases in a block.
namespace usings_in_blocks {
namespace A {
int f(int) restrict(amp) { return 1; }
} // namespace A
namespace B {
int f(double) { return 2; }
int f(float) restrict(amp) { return 3; }
} // namespace B
namespace Al = A;
namespace C {
using namespace A;
using B::f;
int k(int) { return f(1); }
int l() restrict(amp) { return f(1); }
} // namespace C
int c() {
  using A::f;
  using B::f;
  return f(1);
}
int a() restrict(amp) {
  using A::f;
  using B::f;
  return f(1) * 100 + f(1.0f) * 10 + Al::f(1);
}
int c2() {
  using namespace A;
  using namespace B;
  return f(1);
}
int a2() restrict(amp) {
  using namespace A;
  using namespace B;
  return f(1);
}
int a3() restrict(amp) {
  using namespace A;
  {
    using B::f;
    return f(1);
  }
}
void test() {
  int o[4];
  array_view<int> r(4, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = a2();
        r[2] = a3();
        r[3] = C::l();
      });
  CHECK(r[0] == 131);
  CHECK(r[1] == 1);
  CHECK(r[2] == 3);
  CHECK(r[3] == 3);
  CHECK(c() == 2);
  CHECK(c2() == 2);
  CHECK(C::k(1) == 2);
}
} // namespace usings_in_blocks

int main() {
  test_global_amp_function();
  test_two_directives();
  test_equal_functions();
  test_host_and_device();
  test_pair_of_used_namespaces();
  pair_inside_namespace::test();
  merged_in_namespaces::test();
  usings_in_blocks::test();
  return failures;
}
