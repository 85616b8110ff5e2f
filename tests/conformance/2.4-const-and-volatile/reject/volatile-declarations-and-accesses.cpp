// Amp code must not declare volatile variables, parameters, results or members, nor use volatile
// data.
//
// reject: L-2.4.1.1-a, L-2.4.1.1-b, L-2.4.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

struct with_volatile_member {
  volatile int v;
  int ok;
  int cpu_member() volatile;
};
typedef volatile int volatile_int;
template <class T>
struct of_volatile {
  volatile T t;
};
volatile int global;

// Local variables, references and pointers.
void local_variables() restrict(amp) {
  volatile int a;           // expected-error
  volatile int b = 1;       // expected-error
  const volatile int c = 2; // expected-error
  volatile_int d = 1;       // expected-error
  int n = 0;
  volatile int &r = n;       // expected-error
  const volatile int &s = n; // expected-error
  n = 2;
  for (volatile int i = 0; n;) { // expected-error
  }
}
void pointers_to_class(with_volatile_member *p) restrict(amp) {
  volatile with_volatile_member *z = p; // expected-error
}
template <class X>
void in_template(X) restrict(amp) {
  X volatile z; // expected-error
}
void instance() restrict(amp) { in_template(1); }

// Parameters and results.
void pointer_parameter(volatile int *p) restrict(amp); // expected-error
void value_parameter(volatile_int) restrict(amp);      // expected-error
volatile int result() restrict(amp);                   // expected-error

// Volatile member functions.
struct declared_volatile_member {
  int get() volatile restrict(amp); // expected-error
};
struct defined_volatile_member {
  int m() volatile restrict(amp) { return 1; } // expected-error
};

// Parameters and variables of lambdas.
void lambdas(int c) restrict(amp) {
  auto l = [](volatile int q) { return q; }; // expected-error
  auto m = [](volatile int x) { return 1; }; // expected-error
  auto n = [x = c]() {
    volatile auto y = x; // expected-error
  };
  (void)l;
}

// Data members.
int read_member(with_volatile_member s) restrict(amp) {
  // clang-format off
  return s.ok
         + s.v; // expected-error
  // clang-format on
}
int members(with_volatile_member &s, with_volatile_member *p,
            const volatile float *q) restrict(amp) { // expected-error
  int b = s.v;                                       // expected-error
  s.v = 1;                                           // expected-error
  p->v++;                                            // expected-error
  of_volatile<int> h;
  int y = h.t; // expected-error
  return s.ok;
}

// Casts and sizeof.
int casts(int c) restrict(amp) {
  int a = *(volatile int *)&c;              // expected-error
  int b = const_cast<volatile int &>(c);    // expected-error
  int d = (volatile int &)a;                // expected-error
  int e = c + static_cast<volatile int>(c); // expected-error
  return sizeof(volatile int);              // expected-error
}

int main() {}
