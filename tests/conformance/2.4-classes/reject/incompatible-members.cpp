// Amp code must not use classes that have members or bases of incompatible types.
//
// reject: L-2.4.1.3-k, L-2.4.1.3-p, L-2.4.1.3-h, L-2.4.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not declare a variable of a class with unsigned char members or elements.
namespace char_members {

struct pixel {
  unsigned char r, g, b, a;
};
struct image_line {
  int n;
  pixel p[4];
};

int f(int x) restrict(amp) {
  pixel p = {};      // expected-error
  image_line l = {}; // expected-error
  return x;
}

} // namespace char_members

// An amp function must not take a class whose base class has a char array.
namespace bases {

struct tagged {
  char tag[4];
};
struct derived : tagged {
  int n;
};

int f(derived d) restrict(amp) { return d.n; } // expected-error

} // namespace bases

// An amp function must not take a class whose anonymous union has a char array.
namespace anonymous_unions {

struct value {
  int kind;
  union {
    float f;
    char bytes[4];
  };
};

float f(value v) restrict(amp) { return v.f; } // expected-error

} // namespace anonymous_unions

// Amp code must not declare a variable of a local class with a pointer member.
namespace local_classes {

int f(int x) restrict(amp) {
  struct local {
    int *p;
  };
  local l = {&x}; // expected-error
  return *l.p;
}

} // namespace local_classes

// Amp code must not declare a variable of a class with a reference member to int.
namespace reference_members {

struct wrapper {
  int &r;
};

int f(int x) restrict(amp) {
  wrapper w = {x}; // expected-error
  return w.r;
}

} // namespace reference_members

// Amp code must not use classes whose bases, unions or nested members have incompatible types.
namespace nested_members {

struct A {
  short s;
};
struct B {
  int i;
  A a;
};
struct C : B {};
template <class T>
struct W {
  T t;
};
union U {
  int i;
  char c;
};
struct Anon {
  int a;
  union {
    int b;
    short s;
  };
};
struct An2 {
  struct {
    char q;
  };
  int x;
};
struct Arr {
  int k;
  char c[4];
};
struct R {
  int &r;
};
struct RA {
  array<int> &a;
  int b;
};
struct M {
  int(A::*p);
};
struct E {
  enum K : char { a } k;
};
void f(C *c) restrict(amp);                        // expected-error
void g(const W<A> &w) restrict(amp) { (void)w.t; } // expected-error
W<W<U>> h() restrict(amp) { return {}; }           // expected-error
void i() restrict(amp) {
  Anon a;   // expected-error
  An2 b;    // expected-error
  Arr c[2]; // expected-error
  int n = 1;
  R r{n};    // expected-error
  sizeof(E); // expected-error
}
void ok(RA &r) restrict(amp);

} // namespace nested_members

// Amp member functions must not belong to classes with char, pointer or volatile members.
namespace member_functions {

struct V {
  char c;
  int x;
  int get() const restrict(amp) { return x; } // expected-error
  static int ok(int a) restrict(amp) { return a; }
};
struct W {
  int *p;
  int v;
  void set(int k) restrict(amp) { v = k; } // expected-error
};
struct Z {
  volatile int q;
  int v;
};
int f(Z &z) restrict(amp) { return z.q; } // expected-error
int g() restrict(amp) { return V::ok(1); }

} // namespace member_functions

// An amp member function, constructor or destructor requires that its class is compatible. The
// function has a pointer to its object, even if its body does not use it (§2.4.1.3).
namespace objects_of_member_functions {

struct holds_pointer {
  holds_pointer(array<int> &a) restrict(cpu, amp) : m(&a) {} // expected-error
  array<int> *m;
};

struct holds_accelerator {
  int one() const restrict(amp) { return 1; } // expected-error
  accelerator a;
};

struct holds_char {
  ~holds_char() restrict(cpu, amp) {} // expected-error
  char c[4];
};

template <typename T>
struct element {
  element(T value) restrict(cpu, amp) : value(value) {} // expected-error
  T value;
};
int use() { return element<int>(1).value + !element<int *>(nullptr).value; }

} // namespace objects_of_member_functions

int main() {}
