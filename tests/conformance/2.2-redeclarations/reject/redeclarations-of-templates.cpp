// Definitions, specializations and instantiations of templates must have the restrictions of their
// declarations.
//
// reject: L-2.2-a, L-2.3.2-b, L-2.2-c, L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

#include <amp.h>
using namespace concurrency;

// Definitions of operators and members of templates must have the restrictions of their
// declarations.
namespace members_of_templates {
void f() restrict(cpu, amp);
void f() restrict(amp) {} // expected-error
template <class T> T g(T) restrict(cpu, amp);
template <class T> T g(T t) restrict(cpu) { return t; } // expected-error
struct S {
  int m() const restrict(amp);
  template <class T> T t(T) restrict(cpu, amp);
  static int s() restrict(cpu);
  S() restrict(amp);
  operator int() restrict(amp);
};
int S::m() const { return 1; } // expected-error
template <class T> T S::t(T x) restrict(amp) { return x; } // expected-error
int S::s() restrict(cpu, amp) { return 1; } // expected-error
S::S() {} // expected-error
S::operator int() restrict(cpu) { return 0; } // expected-error
template <class T> struct A {
  void m() restrict(amp);
  friend void fr(A) restrict(amp);
};
template <class T> void A<T>::m() restrict(cpu) {} // expected-error
template <> void A<int>::m() restrict(cpu) {} // expected-error
} // namespace members_of_templates

// An explicit specialization must have the restrictions of its primary template.
namespace specialization {
template <typename T> T f(T x) restrict(cpu, amp) { return x; }
template <> int f<int>(int x) restrict(amp) { return x + 1; } // expected-error
} // namespace specialization

// A definition of a class template member must not have more restrictions than its declaration.
namespace member_of_class_template {
template <typename T> struct s
{
    T get(T x) const restrict(amp);
};
template <typename T> T s<T>::get(T x) const restrict(cpu, amp) { return x; } // expected-error
} // namespace member_of_class_template

// An explicit specialization or instantiation must have a primary template of its restrictions.
namespace no_primary_template {
template <class T> int f(T) restrict(amp) { return 1; }
template <> int f<float>(float) { return 2; } // expected-error
template int f<double>(double) restrict(cpu); // expected-error
template <class T> int g(T) { return 1; }
template <> int g(int) restrict(amp) { return 2; } // expected-error
template int g<long>(long) restrict(cpu, amp); // expected-error
template <> int g(float) restrict(cpu) { return 2; }
template int f<unsigned>(unsigned) restrict(amp);
} // namespace no_primary_template

// Definitions and specializations of templates must have the restrictions of their template.
namespace members_and_specializations {
template <class T> struct S { T m(T) restrict(cpu, amp); template <class U> U n(U) restrict(amp); };
template <class T> T S<T>::m(T a) restrict(amp) { return a; } // expected-error
template <class T> template <class U> U S<T>::n(U u) { return u; } // expected-error
template <class T> T f(T) restrict(cpu, amp);
template <> int f<int>(int) restrict(amp) { return 1; } // expected-error
template int f<float>(float) restrict(cpu); // expected-error
} // namespace members_and_specializations

int main() {}
