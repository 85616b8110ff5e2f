// A kernel may capture arrays by reference: by default, by name, by an init-capture or through a
// reference.
//
// accept: P-7.1-f, L-2.4.3.3-b, P-7.1-c, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// Kernels capture arrays by reference through variables, references, members, init-captures and
// templates.
namespace kinds_of_references {
struct H {
  array<int, 1> a;
  array<int, 1> &r;
  H() : a(4), r(a) {}
};
template <typename T, int N>
T f(array<T, N> &a, const array<T, N> &b, T k) {
  array_view<T, N> v(a.extent);
  parallel_for_each(
      a.extent, [ =, &a, &b ](index<N> i) restrict(amp) {
        a[i] = b[i] + k;
        v[i] = a[i];
      });
  parallel_for_each(a.extent, [&, v, k ](index<N> i) restrict(amp) { v[i] += a[i] - b[i]; });
  index<N> o;
  return v[o];
}
void test() {
  int d[] = {1, 2, 3, 4};
  array<int, 1> a(4, d), b(4), c(4, d);
  const array<int, 1> ca(4, d);
  array<int, 1> &ra = a;
  const array<int, 1> &cra = a;
  array<int, 1> *pa = &b;
  array<int, 1> &rb = *pa;
  H h;
  array<int, 1> &hr = h.r;
  auto &ha = h.a;
  const auto &cha = h.a;
  array_view<int, 1> v(4);
  int k = 10;
  parallel_for_each(v.extent, [&, k, v ](index<1> i) restrict(amp) { v[i] = a[i] + k; });
  CHECK(v[1] == 12);
  parallel_for_each(v.extent, [ =, &ra ](index<1> i) restrict(amp) { ra[i] += k; });
  parallel_for_each(
      v.extent, [ v, &cra, k, &ca ](index<1> i) restrict(amp) { v[i] = cra[i] * 10 + ca[i]; });
  CHECK(v[1] == 122);
  parallel_for_each(v.extent, [&rb, &c ](index<1> i) restrict(amp) { rb[i] = c[i] * 2; });
  parallel_for_each(v.extent, [ =, &b ](index<1> i) restrict(amp) { v[i] = b[i]; });
  CHECK(v[1] == 4);
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { hr[i] = c[i]; });
  parallel_for_each(v.extent, [ =, &ha ](index<1> i) restrict(amp) { ha[i] += k; });
  parallel_for_each(v.extent, [ =, &cha ](index<1> i) restrict(amp) { v[i] = cha[i]; });
  CHECK(v[1] == 12);
  parallel_for_each(
      v.extent, [ =, &x = a ](index<1> i) restrict(amp) {
        v[i] = x[i];
        x[i] = 0;
      });
  CHECK(v[1] == 12);
  parallel_for_each(
      v.extent, [ =, &x = h.a, &y = static_cast<const array<int, 1> &>(c) ](index<1> i) restrict(
                    amp) { v[i] = x[i] * 10 + y[i]; });
  CHECK(v[1] == 122);
  parallel_for_each(
      v.extent, [&a, &b, &c, v ](index<1> i) restrict(amp) {
        auto f = [&a, &b, &c, i ](int k) restrict(amp) { return a[i] + b[i] + c[i] + k; };
        v[i] = f(100);
      });
  CHECK(v[1] == 106);
  array<float, 2> fa(2, 2), fb(2, 2);
  float fd[] = {1, 2, 3, 4};
  copy(fd, fb);
  CHECK(f(fa, fb, 10.f) == 21.f);
  CHECK(f(a, c, 10) == 21);
  {
    array<int, 2> a(2, 2, d); // hides the outer
    parallel_for_each(a.extent, [&a, v ](index<2> i) restrict(amp) { v[i[0] * 2 + i[1]] = a[i]; });
    CHECK(v[3] == 4);
  }
}
} // namespace kinds_of_references

// A kernel captures arrays by reference, explicitly or by default, and other variables by value.
namespace explicit_and_default {
void test() {
  int in[4] = {1, 2, 3, 4};
  int unused = 0;
  array<int, 1> a(4, in), b(4);
  const array<int, 1> &ca = a;
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { b[i] = ca[i] * 2; });
  parallel_for_each(a.extent, [&b](index<1> i) restrict(amp) { b[i] += 1; });
  int n = 10;
  array<int, 1> *pointer = &b;
  array<int, 1> &reference = *pointer;
  parallel_for_each(a.extent, [ =, &reference ](index<1> i) restrict(amp) { reference[i] += n; });
  int out[4];
  copy(b, out);
  for (int k = 0; k < 4; ++k)
    check("element", out[k], 2 * (k + 1) + 1 + 10);
  check("unused", unused, 0);
}
} // namespace explicit_and_default

// A kernel may capture by reference an array whose type is a template parameter or auto.
namespace deduced_type {
template <class A>
void inc(A &a, int k) {
  parallel_for_each(a.extent, [&a, k ](index<1> i) restrict(amp) { a[i] += k; });
}
template <class A>
void inc2(A &a) {
  parallel_for_each(a.extent, [&](index<A::rank> i) restrict(amp) { a[i] += 1; });
}
void test() {
  int i2[] = {1, 2};
  array<int> a(2, i2);
  inc(a, 3);
  inc2(a);
  auto g = [](auto &x) {
    parallel_for_each(x.extent, [&x](index<1> i) restrict(amp) { x[i] *= 2; });
  };
  g(a);
  std::vector<int> h(2);
  copy(a, h.begin());
  CHECK(h[0] == 10 && h[1] == 12);
}
} // namespace deduced_type

// A kernel may capture a local reference to an array member by reference and other variables by
// copy.
namespace array_member {
template <typename T>
class buffer {
  array<T> a;
  int n;

public:
  buffer(int k) : a(k), n(k) {}
  T f() {
    const int k = n;
    array<T> &b = a;
    parallel_for_each(b.extent, [ =, &b ](index<1> i) restrict(amp) { b[i] = T(k - i[0]); });
    return a[0];
  }
};
void test() {
  buffer<float> b(5);
  CHECK(b.f() == 5);
}
} // namespace array_member

// A kernel captures a local reference to a global array by reference.
namespace global_array {
array<int, 1> global(4);
void test() {
  array<int, 1> &a = global;
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { a[i] = 3; });
  parallel_for_each(v.extent, [ =, &a ](index<1> i) restrict(amp) { v[i] = a[i]; });
  CHECK(v[0] == 3);
}
} // namespace global_array

int main() {
  kinds_of_references::test();
  explicit_and_default::test();
  deduced_type::test();
  array_member::test();
  global_array::test();
  return failures;
}
