// The pointer argument of an atomic function selects its overload and may point to any writable
// variable of amp code.
//
// accept: AT-6-a, AT-6-g, AT-6-k, AT-6-c, AT-6-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_short_vectors.h>
#include <type_traits>
#include <vector>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Each atomic function returns the value type of its destination, and compare-exchange returns
// bool.
namespace result_types {
void test() {
  array_view<int, 1> v(4);
  array_view<unsigned, 1> u(4);
  array_view<float, 1> f(4);
  v[0] = 0;
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        int e = 0;
        unsigned ue = 0;
        SAME(atomic_exchange(&v[0], 1), int);
        SAME(atomic_exchange(&u[0], 1), unsigned);
        SAME(atomic_exchange(&f[0], 1), float);
        SAME(atomic_compare_exchange(&v[0], &e, 1), bool);
        SAME(atomic_compare_exchange(&u[0], &ue, 1u), bool);
        SAME(atomic_fetch_add(&v[0], 1), int);
        SAME(atomic_fetch_add(&u[0], 1), unsigned);
        SAME(atomic_fetch_sub(&v[0], 1u), int);
        SAME(atomic_fetch_sub(&u[0], 1), unsigned);
        SAME(atomic_fetch_max(&v[0], 1), int);
        SAME(atomic_fetch_max(&u[0], 1), unsigned);
        SAME(atomic_fetch_min(&v[0], 1), int);
        SAME(atomic_fetch_min(&u[0], 1), unsigned);
        SAME(atomic_fetch_and(&v[0], 1), int);
        SAME(atomic_fetch_or(&u[0], 1), unsigned);
        SAME(atomic_fetch_xor(&v[0], 1), int);
        SAME(atomic_fetch_inc(&u[0]), unsigned);
        SAME(atomic_fetch_dec(&v[0]), int);
        concurrency::atomic_fetch_inc(&v[0]);
        Concurrency::atomic_fetch_add(&v[0], 2);
        atomic_fetch_add(&v[0], i[0] + 1);
        int *p = &v[0];
        int &r = v[0];
        atomic_fetch_add(p, 10);
        atomic_fetch_add(&r, 100);
        auto lam = [=](int *q) { return atomic_fetch_add(q, 1000); };
        lam(p);
        (atomic_fetch_inc)(p);
      });
  CHECK(v[0] == 1115);
}
} // namespace result_types

// The pointer argument selects the atomic overload, and other arguments convert to its value type.
namespace pointer_selects_overload {
void test() {
  int data[2] = {-2147483647 - 1, 10};
  unsigned bits[2] = {0xffffffffu, 0x80000000u};
  float f[1] = {1.5f};
  int old[6] = {};
  array_view<int, 1> v(2, data), o(6, old);
  array_view<unsigned, 1> u(2, bits);
  array_view<float, 1> w(1, f);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        o[0] = atomic_fetch_add(&v[1], 1u);
        o[1] = atomic_fetch_max(&v[0], 1);
        atomic_fetch_max(&u[1], 1);
        o[2] = atomic_fetch_inc(&u[0]) == 0xffffffffu;
        float before = atomic_exchange(&w[0], 3);
        o[3] = int(before * 2);
        int expected = 11;
        o[4] = atomic_compare_exchange(&v[1], &expected, 20);
        expected = 11;
        o[5] = atomic_compare_exchange(&v[1], &expected, 30) ? -1 : expected;
      });
  check("add", o[0], 10);
  check("signed max", v[0], 1);
  check("unsigned max", u[1], 2147483648.0);
  check("wraps", u[0] + o[2], 1);
  check("exchange", w[0] + o[3], 6);
  check("compare", o[4], 1);
  check("compare fails", o[5], 20);
  check("value", v[1], 20);
}
} // namespace pointer_selects_overload

// Atomic operations work on arrays, view elements, data members and tile_static variables through
// helpers.
namespace operation_destinations {
struct stats {
  int hits;
  unsigned mask;
};
void bump(int *p) restrict(amp) { atomic_fetch_inc(p); }

void test() {
  stats data[2] = {};
  array_view<stats, 1> v(2, data);
  array<int, 1> a(1);
  array_view<int, 1> av(a);
  av[0] = 5;
  parallel_for_each(
      extent<1>(8).tile<4>(), [ =, &a ](tiled_index<4> t) restrict(amp) {
        tile_static int n;
        if (t.local[0] == 0)
          n = 0;
        t.barrier.wait();
        bump(&n);
        bump(&v[t.tile[0]].hits);
        bump(&a[0]);
        atomic_fetch_or(&v[t.tile[0]].mask, 1u << t.local[0]);
        t.barrier.wait();
        if (t.local[0] == 3)
          atomic_fetch_add(&a[0], n * 100);
      });
  check("hits", v[1].hits, 4);
  check("mask", v[0].mask, 15);
  check("array", av[0], 813);
}
} // namespace operation_destinations

// Atomic operations work on short vector components, nested members and members of class templates.
namespace short_vector_components {
using namespace concurrency::graphics;
struct cell {
  int_2 c;
  unsigned hist[4];
  struct {
    float f;
    int n;
  } in;
};
template <typename T>
T add(T *p, T n) restrict(amp) {
  return atomic_fetch_add(p, n);
}
template <typename T>
struct box {
  T v;
  T *get() restrict(cpu, amp) { return &v; }
};
void test() {
  array<cell, 2> a(2, 2);
  array_view<cell, 2> v(a);
  for (int i = 0; i < 4; ++i) {
    cell z = {};
    v(i / 2, i % 2) = z;
  }
  array_view<box<unsigned>, 1> b(1);
  b[0].v = 7;
  parallel_for_each(
      extent<1>(1000), [ =, &a ](index<1> i) restrict(amp) {
        cell &c = a(i[0] % 2, 1);
        atomic_fetch_inc(&c.c.ref_x());
        atomic_fetch_sub(&c.c.ref_y(), 2);
        add(&c.hist[i[0] % 4], 3u);
        add(&v[index<2>(0, 0)].in.n, -1);
        add(a[1][0].hist + 1, 1u);
        atomic_fetch_max(b[0].get(), unsigned(i[0]));
        atomic_exchange(&v(1, 0).in.f, 2.5f);
      });
  CHECK(v(0, 1).c.x == 500 && v(1, 1).c.y == -1000 && v(0, 1).hist[2] == 750 &&
        v(1, 1).hist[3] == 750 && v(1, 1).hist[2] == 0 && v(0, 0).in.n == -1000 &&
        v(1, 0).hist[1] == 1000 && b[0].v == 999 && v(1, 0).in.f == 2.5f);
}
} // namespace short_vector_components

// An atomic operation on a private variable of a thread is a plain operation.
namespace private_variables {
int raise(int *to, int by) restrict(amp) { return atomic_fetch_max(to, by); }
void test() {
  std::vector<int> r(64);
  array_view<int> out(64, r);
  parallel_for_each(
      out.get_extent(), [=](index<1> i) restrict(amp) {
        int own[4] = {1, 2, 3, 4};
        for (int k = 0; k < 4; ++k)
          raise(&own[(k + i[0]) % 4], 3);
        out[i] = own[i[0] % 4];
      });
  out.synchronize();
  CHECK(r[0] == 3 && r[3] == 4);
}
} // namespace private_variables

// An atomic function works on an element of a local array, but only one thread can access it, so
// the call gets a warning.
namespace elements_of_local_arrays {
void test() {
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int counts[2] = {};
        atomic_fetch_add(&counts[1], i[0] + 3); // expected-warning {{operates on 'counts'}}
        v[i] = counts[1];
      });
  CHECK(v[0] == 3);
  CHECK(v[1] == 4);
}
} // namespace elements_of_local_arrays

int main() {
  result_types::test();
  pointer_selects_overload::test();
  operation_destinations::test();
  short_vector_components::test();
  private_variables::test();
  elements_of_local_arrays::test();
  return failures;
}
