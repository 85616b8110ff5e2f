// Amp code may initialize aggregates with braces and deduce class template arguments.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Amp code may initialize aggregates, bases, arrays and deduced class templates with braces.
namespace aggregates {

struct In {
  int a;
  float b = 2.5f;
};
struct Ag : In {
  int c[2];
  In d;
};
struct Ex {
  int x;
  explicit Ex(int i) restrict(amp) : x(i) {}
  Ex(int i, int j) restrict(amp) : x(i * j) {}
};
template <class T>
struct Box {
  T t;
  Box(T x) restrict(cpu, amp) : t(x) {}
};
template <class T>
Box(T) -> Box<T>;
template <class A, class B>
struct Two {
  A a;
  B b;
};
template <class A, class B>
Two(A, B) -> Two<A, B>;
In mk(int a) restrict(amp) { return {a}; }
int take(In i, In j = {5}) restrict(amp) { return i.a + j.a; }

void test() {
  int out[8] = {};
  array_view<int, 1> v(8, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        Ag g{{1, 2}, 3, 4, {5}};
        Ag z{};
        Ex e{6};
        Ex p = {2, 3};
        Box bx{1.5f};
        Two<int, double> tw{1, 2.5};
        In arr[] = {{1}, {2, 3}};
        int(&&rr)[2] = {7, 8};
        const In &ext = In{9};
        Box copy(bx);
        v[0] = g.c[1] + int(g.d.b * 2);
        v[1] = z.c[0] + int(z.d.b * 2);
        v[2] = e.x * 10 + p.x;
        v[3] = int(copy.t * 2) + int(tw.b * 2);
        v[4] = int(arr[1].b) + rr[1];
        v[5] = take({1}) + take({1}, {2}) + mk(3).a;
        v[6] = ext.a;
        v[7] = int{} + 1;
      });
  v.synchronize();
  const int want[] = {9, 5, 66, 8, 11, 12, 9, 1};
  for (int i = 0; i < 8; i++)
    CHECK(out[i] == want[i]);
}

} // namespace aggregates

// A deduction guide without a restriction serves amp code.
namespace guides {

template <typename A>
struct one {
  A a;
};
template <typename A>
one(A) -> one<A>;

namespace shapes {
template <typename A, typename B>
struct two {
  A a;
  B b;
  two(A x, B y) restrict(cpu, amp) : a(x), b(y) {}
  two(B y) restrict(amp) : a(A()), b(y) {}
};
template <typename B>
two(B) -> two<int, B>;
template <typename A>
explicit two(A *, int) -> two<A, int>;
} // namespace shapes

struct outer {
  template <typename A>
  struct in {
    A a;
  };
  template <typename A>
  in(A) -> in<A>;
  static int get(int x) restrict(cpu, amp) {
    in i{x};
    return i.a;
  }
};

template <typename T>
struct wrapped {
  T t;
};
wrapped(int) -> wrapped<float>;

void test() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        one t{2};
        shapes::two u(1.5f);
        shapes::two w(3, 4.5f);
        wrapped f{7};
        f.t /= 2;
        v[0] = t.a;
        v[1] = int(u.b * 2);
        v[2] = w.a + int(w.b * 2);
        v[3] = outer::get(5);
        v[4] = int(f.t * 2);
      });
  v.synchronize();
  one h{2.5};
  CHECK(h.a == 2.5);
  CHECK(outer::get(1) == 1);
  CHECK(out[0] == 2);
  CHECK(out[1] == 3);
  CHECK(out[2] == 12);
  CHECK(out[3] == 5);
  CHECK(out[4] == 7);
}

} // namespace guides

int main() {
  aggregates::test();
  guides::test();
  return failures;
}
