// Amp code may name local types by elaborated specifiers and types that are defined later.
//
// accept: L-2.4.3-a, L-2.4.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// A kernel may declare variables of local classes, enumerations and unions by elaborated names.
namespace elaborated_names {

void test() {
  struct K {
    int a;
  };
  enum E { e1 = 5 };
  union U {
    int i;
    float f;
  };
  enum class S { x = 2 };
  K k{2};
  U u;
  u.i = 7;
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        struct K w = k;
        enum E e = e1;
        union U q = u;
        enum S s = S::x;
        v[i] = w.a + e + q.i + (int)s;
      });
  CHECK(v[0] == 16);
}

} // namespace elaborated_names

// A kernel may name a local class by an elaborated specifier in a template argument and in
// sizeof.
namespace elaborated_argument {

template <class T>
struct Box {
  T t;
};

void test() {
  struct Q {
    int b;
  } q = {2};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Box<struct Q> b = {q};
        v[i] = b.t.b + (int)sizeof(struct Q);
      });
  CHECK(v[0] == 6);
}

} // namespace elaborated_argument

// A class or enumeration may be declared before and defined after an amp function that uses it.
namespace defined_later {

enum class Late : int;
struct Fwd;
int use(const Fwd &f) restrict(cpu, amp);
enum class Late : int { a = 3 };
struct Fwd {
  Late l;
  int k;
};
int use(const Fwd &f) restrict(cpu, amp) { return (int)f.l + f.k; }
template <class T>
struct Lazy;
template <class T>
int lazy(T t) restrict(cpu, amp) {
  return Lazy<T>::go(t);
}
template <class T>
struct Lazy {
  static int go(T t) restrict(cpu, amp) { return (int)t + 1; }
};

void test() {
  Fwd f = {Late::a, 4};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = use(f) + lazy(2.5f); });
  CHECK(v[0] == 10);
  CHECK(use(f) == 7);
}

} // namespace defined_later

int main() {
  elaborated_names::test();
  elaborated_argument::test();
  defined_later::test();
  return failures;
}
