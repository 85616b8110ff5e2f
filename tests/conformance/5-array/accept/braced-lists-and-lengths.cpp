// Constructors of arrays and views accept braced lists, and constructors of arrays reject lengths
// that are not positive.
//
// accept: R-5.1.2-a, R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>
#include <vector>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Constructors that are not explicit accept braced lists for variables, members and arguments.
namespace list_initialization {
static int n2(array<int, 2> a) { return a.extent.size(); }
static int v2(array_view<int, 2> v) { return v.extent.size(); }
static int v1(array_view<const int, 1> v) { return v.extent.size(); }
static array<int, 3> mk() { return {1, 2, 3}; }
struct M {
  array<int, 1> a{3};
  array_view<int, 2> v{2, 2};
  array<int, 2> b = {2, 4};
};
void test() {
  std::vector<int> s(24, 4);
  int raw[24] = {};
  accelerator_view av = accelerator().default_view;
  array<int, 1> a{3};
  array<int, 2> b = {2, 3}, b2{2, 3};
  array<int, 3> c = {1, 2, 3};
  CHECK(a.extent[0] == 3 && b.extent == extent<2>(2, 3) && b2.extent == b.extent &&
        c.extent == extent<3>(1, 2, 3));
  CHECK(n2({4, 5}) == 20);
  CHECK(n2({extent<2>(1, 2), av}) == 2);
  CHECK(mk().extent[2] == 3);
  CHECK(n2({2, 3, s.begin()}) == 6);
  CHECK(v2({2, 3, raw}) == 6 && v2({2, 3, s}) == 6 && v2({extent<2>(3, 4), s}) == 12);
  CHECK(v1({4, raw}) == 4);
  CHECK(v2(b) == 6);
  array_view<int, 1> v = {5, s}, w{s}, x{raw}, y{7};
  array_view<const int, 2> z = {2, 3, raw};
  array_view<const int, 1> q = v, q2 = {v};
  CHECK(v.extent[0] == 5 && w.extent[0] == 24 && x.extent[0] == 24 && y.extent[0] == 7 &&
        z.extent[1] == 3 && q.extent[0] == 5 && q2[0] == 4);
  M m;
  CHECK(m.a.extent[0] == 3 && m.v.extent.size() == 4 && m.b.extent[1] == 4);
  array<int, 1> d = {3, av};
  array<int, 1> e = {extent<1>(3), s.begin(), av};
  CHECK(std::vector<int>(e)[2] == 4);
  array_view<int, 3> sec[2] = {{1, 1, 2, raw}, {1, 2, 2, s}};
  CHECK(sec[1].extent[1] == 2);
  std::vector<array_view<int, 2>> vv{{2, 3, raw}, {3, 2, s}};
  CHECK(vv[1](2, 1) == 4);
  index<2> ii[] = {{1, 2}, {3, 4}};
  CHECK(ii[1][0] == 3);
  CHECK(z[{1, 2}] == 0);
  b({1, 1});
  z.section({0, 1}, {1, 2});
  CHECK((z.section({1, 1}, extent<2>{1, 2}).extent == extent<2>{1, 2}));
  tiled_extent<2, 2> te = {extent<2>(4, 4)};
  CHECK(te[1] == 4);
  parallel_for_each(
      extent<2>{2, 3}, [=](index<2> i) restrict(amp) {
        array_view<const int, 2> k = {2, 3, z[0].data()};
        (void)k;
        v[index<1>{0}] = z[{0, 0}] + i[0] * 0;
      });
  CHECK(v[0] == 0);
}
} // namespace list_initialization

// Array constructors throw runtime_exception for lengths that are zero, negative or overflow 32
// bits.
namespace lengths_not_positive {
template <typename F>
static bool throws(F f) {
  try {
    f();
  } catch (const runtime_exception &e) {
    return true;
  } catch (...) {
  }
  return false;
}
void test() {
  std::vector<int> h(100);
  auto b = h.begin(), e = h.end();
  accelerator_view av = accelerator().default_view,
                   cpu = accelerator(accelerator::cpu_accelerator).default_view;
  for (int n : {0, -1, -2147483647 - 1}) {
#define ALL(T, ...)                                                                                \
  CHECK(throws([&] { (void)T(__VA_ARGS__); }));                                                    \
  CHECK(throws([&] { (void)T(__VA_ARGS__, av); }));                                                \
  CHECK(throws([&] { (void)T(__VA_ARGS__, av, access_type_auto); }));                              \
  CHECK(throws([&] { (void)T(__VA_ARGS__, cpu, av); }));                                           \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b); }));                                                 \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, e); }));                                              \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, av); }));                                             \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, e, av); }));                                          \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, cpu, av); }));                                        \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, e, cpu, av); }));                                     \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, b); }))
    typedef array<int, 1> A1;
    typedef array<int, 2> A2;
    typedef array<int, 3> A3;
    typedef array<int, 4> A4;
    ALL(A1, n);
    ALL(A1, extent<1>(n));
    ALL(A2, n, 3);
    ALL(A2, 3, n);
    ALL(A2, n, n);
    ALL(A2, extent<2>(3, n));
    ALL(A2, extent<2>(n, 3));
    ALL(A3, n, 3, 3);
    ALL(A3, 3, n, 3);
    ALL(A3, 3, 3, n);
    ALL(A3, extent<3>(3, n, n));
    for (int k = 0; k < 4; ++k) {
      int c[] = {2, 2, 2, 2};
      c[k] = n;
      ALL(A4, extent<4>(c));
    }
  }
  // Two negative lengths have a positive product but are invalid.
  CHECK(throws([&] { array<int, 2> a(-3, -4); }));
  CHECK(throws([&] { array<int, 2> a(extent<2>(-3, -4), b); }));
  // More elements than 32 bits can count.
  CHECK(throws([&] { array<int, 2> a(65536, 65536); }));
  CHECK(throws([&] { array<int, 3> a(2048, 2048, 2048); }));
  CHECK(throws([&] { array<int, 2> a(0x7fffffff, 0x7fffffff); }));
  array<int, 1> ok(100, b, e);
  CHECK(ok.extent[0] == 100);
  CHECK(!throws([&] { array<int> a(10, av, cpu); }));
  for (access_type t : {access_type_none, access_type_read, access_type_write,
                        access_type_read_write, access_type_auto}) {
    array<int> a(10, cpu, t);
    CHECK(a.cpu_access_type != access_type_auto);
    a[3] = 4;
    CHECK(a[3] == 4);
  }
}
} // namespace lengths_not_positive

int main() {
  list_initialization::test();
  lengths_not_positive::test();
  return failures;
}
