// Every form of initialization selects among constructors by the restriction of the code.
//
// accept: L-2.3.2.1-f, L-2.3.2-a, L-2.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// An object at namespace scope uses a cpu constructor although an amp one matches exactly.
struct counted {
  int v;
  counted(double) : v(1) {}
  counted(int) restrict(amp) : v(2) {}
};
counted direct(1);
counted copied = 1;
counted braced{1};
void test_objects_at_namespace_scope() { CHECK(direct.v == 1 && copied.v == 1 && braced.v == 1); }

// Arrays and new expressions at namespace scope use a cpu constructor, not an exact amp one.
struct element {
  int v;
  element(double) : v(1) {}
  element(int) restrict(amp) : v(2) {}
};
element elements[] = {1, 2};
element *allocated = new element{1};
element temporary = element(1);
void test_arrays_at_namespace_scope() {
  CHECK(elements[1].v == 1 && allocated->v == 1 && temporary.v == 1);
}

// Every form of initialization selects among constructors by the caller's restriction.
namespace every_initialization {

struct vec {
  int v;
};
struct S {
  int v;
  S(int a) : v(a) {}
  S(float a) restrict(amp) : v((int)a + 100) {}
  S(const vec &o) : v(o.v) {}
  template <class T>
  S(T *p, int k)
  restrict(amp) : v(*p + k) {}
  S(int *p, long k) : v(*p - (int)k) {}
};
struct D : S {
  S m;
  D(int x) restrict(cpu, amp) : S(x), m{x + 1} {}
};
struct H : S {
  using S::S;
};
int take(S s) restrict(cpu, amp) { return s.v; }
S back(int x) restrict(cpu, amp) { return x; }
template <class T>
struct box {
  T t;
  box(T a) : t(a) {}
  box(T a, T b = 50) restrict(amp) : t(a + b) {}
};
template <class T>
int boxed(T x) restrict(cpu, amp) {
  box<T> b(x);
  return b.t + box<T>(x).t;
}
int on_both(int x) restrict(cpu, amp) {
  S a(x), b{x}, c = x, d = S(x);
  S e[2] = {x, S(x + 1)};
  D f(x);
  H h(x);
  int i = 3;
  S g(&i, 2);
  return a.v + b.v + c.v + d.v + e[0].v + e[1].v + f.v + f.m.v + h.v + take(x) + back(x).v + g.v +
         boxed(x) + static_cast<S>(x).v + ((S)x).v;
}
int only(int x) restrict(amp) {
  S s(x);
  int i = 4;
  S g(&i, 2);
  return s.v + S(x).v + take(x) + g.v;
}
void test() {
  int a[2] = {};
  array_view<int, 1> v(2, a);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = on_both(7);
        v[1] = only(7);
      });
  v.synchronize();
  int host = on_both(7);
  // `on_both` constructs 13 objects from a number. In amp code each holds 100 more, each box 50
  // more, and the object constructed from a pointer 5 instead of 1.
  const int wanted = 11 * 7 + 2 * 8 + 1 + 2 * 7;
  const int wanted_amp = wanted + 13 * 100 + 2 * 50 + 4;
  const int wanted_only = 3 * 107 + 6;
  CHECK(host == wanted && a[0] == wanted_amp && a[1] == wanted_only);
}

} // namespace every_initialization

int main() {
  test_objects_at_namespace_scope();
  test_arrays_at_namespace_scope();
  every_initialization::test();
  return failures;
}
