// Declarations with the same restrictions declare one function. Declarations without a common
// restriction declare two functions.
//
// accept: L-2.2-a, L-2.2-b, L-2.2-e, L-2.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
using namespace concurrency;

// Declarations that give the same restrictions in any spelling declare one function.
namespace agreeing_declarations {
int f(int) restrict(cpu, amp);
int f(int) restrict(amp) restrict(cpu);
int f(int x) restrict(amp, cpu, amp) { return x + 1; }
int f(int) restrict(cpu, amp);

int g(int);
int g(int) restrict(cpu);
int g(int x) { return x + 2; }

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1); });
  check("kernel", v[0], 2);
  check("host", f(2) + g(2), 7);
}
} // namespace agreeing_declarations

// Declarations without a common restriction declare two functions, which can return different
// types.
namespace disjoint_declarations {
void where(int &) restrict(amp);
void where(int &x) { x = 1; }
void where(int &x) restrict(amp) { x = 2; }

float value() restrict(amp) { return 0.25f; }
const char *value() { return "text"; }

struct site {
  int id() const;
  int id() const restrict(amp);
};
int site::id() const restrict(amp) { return 20; }
int site::id() const { return 10; }

void test() {
  int data[3] = {};
  array_view<int, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int x = 0;
        where(x);
        v[0] = x;
        v[1] = int(value() * 8);
        v[2] = site().id();
      });
  check("where, kernel", v[0], 2);
  check("value, kernel", v[1], 2);
  check("site, kernel", v[2], 20);
  int x = 0;
  where(x);
  check("where, host", x, 1);
  check("value, host", value()[0], 't');
  check("site, host", site().id(), 10);
}
} // namespace disjoint_declarations

// A destructor of a class template or nested class can be defined outside with its restrictions.
namespace destructors_defined_outside {
template <class T>
struct S {
  T *p;
  int v;
  struct In {
    int k;
    ~In() restrict(cpu, amp);
  };
  ~S() restrict(cpu);
};
template <class T>
S<T>::~S() restrict(cpu) {
  ++*p;
}
template <class T>
S<T>::In::~In() restrict(cpu, amp) {
  k = 0;
}
struct D {
  D() restrict(amp, cpu);
  ~D() restrict(cpu, amp);
  int v;
};
D::D() restrict(cpu, amp) : v(4) {}
D::~D() restrict(amp, cpu) { v = 0; }
void test() {
  int c = 0;
  {
    S<int> s = {&c, 1};
    S<int>::In i = {2};
    (void)i;
  }
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        S<int>::In q = {3};
        D d;
        v[i] = q.k + d.v;
      });
  CHECK(c == 1);
  CHECK(v[0] == 7);
}
} // namespace destructors_defined_outside

int main() {
  agreeing_declarations::test();
  disjoint_declarations::test();
  destructors_defined_outside::test();
  return failures;
}
