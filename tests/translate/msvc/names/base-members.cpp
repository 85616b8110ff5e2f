// Members of dependent bases that hide names of namespaces, for Microsoft's compiler only.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <cstdlib>
using namespace concurrency;

inline float scale(float x) restrict(cpu, amp) { return x; }
template <typename T> T twice(T x) restrict(cpu, amp) { return 2 * x; }
const int order = 1;
typedef int value_type;
static int counter = 100;

template <typename T> struct base {
  typedef T value_type;
  enum { order = 5 };
  float scale(float x) const restrict(cpu, amp) { return 10 * x; }
  static T twice(T x) restrict(cpu, amp) { return x + x; }
  int counter;
  struct generator {
    int next() { return 7; }
  } random;
};
template <typename T> struct polymorphic : base<T> {
  virtual int value() { return 1; }
};

template <typename T> struct kernel : base<T> {
  explicit kernel(const array_view<float> &v) : v(v) {}
  void operator()(index<1> i) const restrict(amp) {
    v[i] = scale(twice(v[i])) + order;
    // CHECK: v[i] = this->scale(kernel::twice(v[i])) + kernel::order;
  }
  array_view<float> v;
};

template <typename T> struct derived : polymorphic<T> {
  double half(value_type x) {
    // CHECK: double half(typename derived::value_type x) {
    value_type y = x;
    // CHECK: typename derived::value_type y = x;
    auto f = [&] { return counter; };
    // CHECK: auto f = [&] { return this->counter; };
    return y / 2 + f();
  }
  double twice_half(double x);
  int value() override { return random.next(); } // only the table of virtual functions uses it
  // CHECK: int value() override { return this->random.next(); }
  int global() { return ::counter + std::abs(order); }
  // CHECK: int global() { return ::counter + std::abs(derived::order); }
  static int last() { return order; }
  // CHECK: static int last() { return derived::order; }
  int local(int counter) { return counter; }
  // CHECK: int local(int counter) { return counter; }
};
template <typename T> double derived<T>::twice_half(double x) {
  return order * half(x);
  // CHECK: return derived::order * half(x);
}

// Not all bases have the member.
struct without {};
template <typename B> struct mixed : B {
  int f() { return order; }
  // CHECK: int f() { return order; }
};

// Nothing instantiates it.
template <typename T> struct unused : base<T> {
  int f() { return order; }
  // CHECK: int f() { return unused::order; }
};

// `restrict` is a keyword only before a parenthesis.
template <typename T> struct limited : base<T> {
  int f(bool restrict) {
    if (restrict)
      return order;
    // CHECK: return limited::order;
    return 0;
  }
};

double use(array_view<float> v) {
  parallel_for_each(v.extent, kernel<float>(v));
  polymorphic<double> *p = new derived<double>;
  derived<double> d;
  return p->value() + d.half(1) + d.twice_half(1) + d.global() + d.last() + d.local(1) + mixed<without>().f() +
         mixed<base<int>>().f() + counter;
}
