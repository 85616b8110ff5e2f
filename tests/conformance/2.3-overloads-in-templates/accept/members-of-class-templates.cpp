// Members of class templates, of their specializations and of dependent base classes are selected
// by restriction.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// Members and member templates of a class template call the overload of their own restriction.
namespace members {
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
template <class T>
struct Q {
  T v;
  int cpu_() { return f(v); }
  int amp_() restrict(amp) { return f(v); }
  int both() restrict(cpu, amp) { return f(v); }
  template <class U>
  int mc(U u) {
    return f(u);
  }
  template <class U>
  int ma(U u) restrict(amp) {
    return f(u);
  }
};
void test() {
  int o[3];
  array_view<int> r(3, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        Q<int> q{1};
        r[0] = q.amp_();
        r[1] = q.both();
        r[2] = q.ma(1);
      });
  Q<int> q{1};
  CHECK(r[0] == 2);
  CHECK(r[1] == 2);
  CHECK(r[2] == 2);
  CHECK(q.cpu_() == 1);
  CHECK(q.both() == 1);
  CHECK(q.mc(1) == 1);
}
} // namespace members

// Member overloads of class templates and their specializations are selected by restriction.
namespace specializations {
template <class T>
struct K {
  int f(double) const { return 1; }
  int f(int) const restrict(amp) { return 2; }
  static int s(T, double) { return 3; }
  static int s(T, T) restrict(amp) { return 4; }
};
template <class T>
struct K<T *> {
  int f(int) const { return 5; }
  int f(float) const restrict(amp) { return 6; }
  template <class U>
  int t(U) const {
    return 7;
  }
  template <class U>
  int t(const U &, int = 0) const restrict(amp) {
    return 8;
  }
};
template <>
struct K<float> {
  int f(int) const restrict(cpu, amp) { return 9; }
};
#define RESULT                                                                                     \
  return K<int>().f(1) * 10000 + K<int>::s(1, 1) * 1000 + K<int *>().f(1) * 100 +                  \
         K<int *>().t(1) * 10 + K<float>().f(1);
int c() { RESULT }
int a() restrict(amp) { RESULT }
int b() restrict(cpu, amp) { RESULT }
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = b();
      });
  CHECK(r[0] == 24689);
  CHECK(r[1] == 24689);
  CHECK(c() == 13579);
  CHECK(b() == 13579);
}
} // namespace specializations

// A class template selects member overloads of its dependent base class by restriction.
namespace dependent_base {
struct B {
  int f(int) const restrict(amp) { return 1; }
  int f(double) const { return 2; }
  static int s(int) restrict(amp) { return 3; }
  static int s(double) { return 4; }
};
template <class T>
struct D : T {
  int c() const { return this->f(1) * 10 + T::s(1); }
  int a() const restrict(amp) { return this->f(1) * 10 + T::s(1); }
  int b() const restrict(cpu, amp) { return this->f(1) * 10 + D::s(1); }
};
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        D<B> d;
        r[0] = d.a();
        r[1] = d.b();
      });
  D<B> d;
  CHECK(r[0] == 13 && r[1] == 13 && d.c() == 24 && d.b() == 24);
}
} // namespace dependent_base

// Members of a class template and its base are selected by target in dependent calls.
namespace through_dependent_base {
template <class T>
struct C {
  int f(T) const restrict(cpu, amp) { return 1; }
  int f(T *) const restrict(cpu) { return 2; }
  static int g(double) restrict(cpu, amp) { return 1; }
  static int g(T) restrict(amp) { return 2; }
  int use(T t) const restrict(cpu, amp) { return g(t) * 10 + f(t); }
};
template <class T>
struct D : C<T> {
  int via(T t) const restrict(cpu, amp) { return this->g(t) * 10 + C<T>::f(t); }
};
void test() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = C<int>().use(1);
        v[1] = D<float>().via(1);
      });
  v.synchronize();
  CHECK(C<int>().use(1) == 11);
  CHECK(D<float>().via(1) == 11);
  CHECK(out[0] == 21 && out[1] == 21);
}
} // namespace through_dependent_base

// A CRTP base class calls the derived class's member of the caller's target.
namespace crtp {
template <class D>
struct Shape {
  float area() const restrict(cpu, amp) { return static_cast<const D *>(this)->impl() * 2; }
  D &self() restrict(cpu, amp) { return static_cast<D &>(*this); }
  friend bool operator<(const Shape &a, const Shape &b) restrict(cpu, amp) {
    return a.area() < b.area();
  }
};
struct Sq : Shape<Sq> {
  float a;
  Sq(float x) restrict(cpu, amp) : a(x) {}
  float impl() const restrict(cpu) { return a * a; }
  float impl() const restrict(amp) { return a * a + 1; }
};
struct Ci : Shape<Ci> {
  float r;
  Ci(float x) restrict(cpu, amp) : r(x) {}
  float impl() const restrict(cpu, amp) { return 3 * r; }
};
void test() {
  float out[4] = {};
  array_view<float, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        Sq s(2), t(3);
        Ci c(1);
        v[0] = s.area();
        v[1] = c.area();
        v[2] = s < t;
        v[3] = s.self().a;
      });
  v.synchronize();
  CHECK(Sq(2).area() == 8);
  CHECK(out[0] == 10);
  CHECK(out[1] == 6);
  CHECK(out[2] == 1);
  CHECK(out[3] == 2);
}
} // namespace crtp

int main() {
  members::test();
  specializations::test();
  dependent_base::test();
  through_dependent_base::test();
  crtp::test();
  return failures;
}
