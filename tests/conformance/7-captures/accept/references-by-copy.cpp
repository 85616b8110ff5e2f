// A kernel captures a reference to an object by copying the object. References to arrays may be
// captured by reference.
//
// accept: L-2.4.3.3-d, P-7.1-f, P-7.1-c, P-7.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include "check.h"
using namespace concurrency;

// References to classes and C arrays are captured by copy, references to arrays by reference.
namespace classes_and_arrays {
struct P {
  int a, b;
};
void test() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  array<int, 1> dev(2);
  P p{1, 2};
  P &rp = p;
  const P &cp = p;
  int arr[2] = {3, 4};
  int(&ra)[2] = arr;
  P &&rv = P{5, 6};
  array<int, 1> &rd = dev;
  const array<int, 1> &cd = dev;
  auto &rr = rd;
  parallel_for_each(extent<1>(1), [ =, &rd ](index<1>) restrict(amp) { rd[0] = rp.a + cp.b * 10; });
  p.a = 100;
  arr[1] = 50;
  parallel_for_each(
      extent<1>(1), [ v, rp, &cp = cd, ra, rv, &q = rr ](index<1>) restrict(amp) {
        v[0] = rp.a + ra[1];
        v[1] = rv.b;
        v[2] = cp[0] + q.extent[0];
      });
  v.synchronize();
  CHECK(out[0] == 150);
  CHECK(out[1] == 6);
  CHECK(out[2] == 23);
}
} // namespace classes_and_arrays

// A kernel captures the current value of the object that a reference parameter refers to.
namespace reference_parameters {
struct vec {
  float x, y;
};

void scale(array_view<float, 1> &v, const vec &by, int &n) {
  const int &m = n;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = v[i] * by.x + by.y + m; });
  parallel_for_each(v.extent, [ v, n ](index<1> i) restrict(amp) { v[i] += n; });
  n = 100;
}

void test() {
  float data[2] = {1, 2};
  array_view<float, 1> v(2, data);
  int n = 10;
  scale(v, vec{3, 0.5f}, n);
  check("0", v[0], 23.5);
  check("1", v[1], 26.5);
  check("n", n, 100);
}
} // namespace reference_parameters

// A kernel that captures a reference to a global variable copies its value.
namespace global_variable {
int gv = 7;
void test() {
  const int &h = gv;
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = h; });
  CHECK(v[0] == 7);
}
} // namespace global_variable

// A kernel copies the value of references to elements of a static array, also in a range-based
// loop.
namespace elements_of_static_array {
static int arr[3] = {1, 2, 3};
void test() {
  int t = 0;
  array_view<int, 1> v(2);
  for (const int &x : arr) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x; });
    t = t * 10 + v[0];
  }
  CHECK(t == 123);
  auto &r = arr;
  int &e = arr[1];
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = e; });
  CHECK(v[0] == 2);
}
} // namespace elements_of_static_array

// A kernel reads elements through const arrays and views, and writes through captured views and
// arrays.
namespace const_arrays_and_views {
struct point {
  int x, y;
  int get() { return -1; }
  int get() const restrict(cpu, amp) { return x; }
};

void test() {
  point in[2] = {{1, 2}, {3, 4}};
  array<point, 1> a(2, in);
  const array<point, 1> &c = a;
  array_view<const point, 1> r(a);
  int out[2] = {};
  array_view<int, 1> v(2, out);
  point p = {50, 60};
  parallel_for_each(
      v.extent,
      [ =, &c ](index<1> i) restrict(amp) { v[i] = c[i].get() + r[i].y * 10 + p.get() * 100; });
  check("0", v[0], 5021);
  check("1", v[1], 5043);
  parallel_for_each(v.extent, [&a](index<1> i) restrict(amp) { a[i].x += 5; });
  copy(a, in);
  check("array", in[1].x, 8);
}
} // namespace const_arrays_and_views

int main() {
  classes_and_arrays::test();
  reference_parameters::test();
  global_variable::test();
  elements_of_static_array::test();
  const_arrays_and_views::test();
  return failures;
}
