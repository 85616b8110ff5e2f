// A header may declare restricted functions, members and constructors, which the caller selects by
// its restriction.
//
// accept: L-2.3.2.1-f, L-2.3.2-a, L-2.3.2.1-a, L-2.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <inputs/array_references.h>

#include "../../inputs/constructors.h"
#include "../../inputs/geometry.h"
#include "../../inputs/overloads.h"
#include <vector>
using namespace concurrency;

// Code of the header, the source and the library constructs objects. The restriction of that code
// selects the constructor of the header.
hdr::defined_elsewhere::defined_elsewhere(int x) : v(x) {}
hdr::defined_elsewhere::defined_elsewhere(float x) restrict(amp) : v((int)x + 1000) {}

struct D : hdr::S {
  hdr::S m;
  D(int x) restrict(cpu, amp) : S(x), m{x + 1} {}
};
struct H : hdr::S {
  using S::S;
};
int take(hdr::S s) restrict(cpu, amp) { return s.v; }
hdr::S back(int x) restrict(cpu, amp) { return x; }
int on_both(int x) restrict(cpu, amp) {
  hdr::S e[2] = {x, hdr::S(x + 1)};
  D f(x);
  H h(x);
  int i = 3;
  hdr::S g(&i, 2);
  return e[0].v + e[1].v + f.v + f.m.v + h.v + take(x) + back(x).v + g.v;
}
int of_shared(float x) restrict(cpu, amp) { return hdr::shared(x).v; }
void test_constructors() {
  int a[6] = {};
  array_view<int, 1> v(6, a);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = on_both(7);
        v[1] = hdr::in_header(7);
        v[2] = hdr::in_template(7);
        v[3] = hdr::defined_elsewhere(7).v;
        v[4] = hdr::counted(2, 3).v;
        v[5] = of_shared(1.5f) + hdr::shared(2).v;
      });
  v.synchronize();
  std::vector<hdr::S> made;
  made.emplace_back(1.5f);
  std::vector<hdr::shared> shared;
  shared.emplace_back(1.5f);
  const int host[] = {on_both(7),
                      hdr::in_header(7),
                      hdr::in_template(7),
                      hdr::defined_elsewhere(7.5f).v,
                      made[0].v + shared[0].v,
                      of_shared(1.5f)};
  // In amp code, an object constructed from a number holds 100 more, a box 50 more, and the
  // object constructed from a pointer 5 instead of 1.
  const int wanted_host[] = {52, 28, 17, 7, 2, 1},
            wanted[] = {52 + 700 + 4, 428, 17 + 200 + 50, 1007, 6, 101 + 2};
  for (int i = 0; i < 6; ++i) {
    check("host", host[i], wanted_host[i]);
    check("kernel", a[i], wanted[i]);
  }
}

// Calls in a header and in the source select the overload, which a header declares and the source
// defines, by the restriction of the caller.
int twice(int x) restrict(cpu) { return x * 2; }
int twice(int x) restrict(amp) { return x * 2 + 1000; }
int other(double x) restrict(amp) { return int(x) + 7; }
void test_overloads() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  hdr::Acc acc{3};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = twice(1);
        v[1] = hdr::call(2);
        v[2] = acc.get() + acc.tget(1.5);
        v[3] = other(1);
      });
  v.synchronize();
  CHECK(twice(1) == 2);
  CHECK(hdr::call(2) == 4);
  CHECK(acc.get() == 3);
  CHECK(acc.tget(1.5) == 4);
  CHECK(out[0] == 1002);
  CHECK(out[1] == 1004);
  CHECK(out[2] == 103 + 204);
  CHECK(out[3] == 8);
}

// Kernels of a source call restricted functions and members that a header declares.
void test_restricted_functions() {
  float data[2] = {};
  array_view<float, 1> v(2, data);
  geometry::point p = {3, 4};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = p.squared() + geometry::scale(2.0f);
        v[1] = float(geometry::where());
      });
  check("kernel", v[0], 31);
  check("where, kernel", v[1], 2);
  check("host", p.squared() + geometry::scale(1.0f) + float(geometry::where()), 29);
}

// A function object of a class template in a header, included with angle brackets, may refer to an
// array.
namespace template_with_array_reference {
void test() {
  array<int, 1> a(2);
  parallel_for_each(a.extent, fill_array<int>{a, 3});
  array_view<int> v(a);
  CHECK(v[0] == 3);
  CHECK(v[1] == 3);
}
} // namespace template_with_array_reference

int main() {
  test_constructors();
  test_overloads();
  test_restricted_functions();
  template_with_array_reference::test();
  return failures;
}
