// Amp code must not use global variables.
//
// reject: L-2.4.3.2-b, L-2.4.3.5-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not use a global, namespace, static member or thread_local variable.

int global;
static float file_static;
namespace n {
int named;
}
struct s {
  static int counter;
  int m;
  int use() const restrict(amp) { return m + counter; } // expected-error
};
int &alias = global;
thread_local int local_to_thread;

int f() restrict(amp) {
  global = 1;                 // expected-error
  int x = int(file_static);   // expected-error
  x += n::named;              // expected-error
  x += s::counter;            // expected-error
  x += alias;                 // expected-error
  return x + local_to_thread; // expected-error
}

// A cpu,amp function must not access a global variable, even if only host code calls it.
namespace cpu_amp_function {

static int counter = 0;
inline int next() restrict(cpu, amp) { return ++counter; } // expected-error
int use() { return next(); }

} // namespace cpu_amp_function

// Amp code must not read globals in member initializers, init-captures, conditions or local
// classes.
namespace every_position {

int cpu_function();
struct CpuDefault {
  int v;
  CpuDefault();
  CpuDefault(int) restrict(amp);
};
int global;
const float floating = 1.f;
struct Member {
  CpuDefault n;
  Member() restrict(amp) {} // expected-error
};
struct MemberInitializer {
  int x;
  MemberInitializer() restrict(amp) : x(global) {} // expected-error
};
struct FloatInitializer {
  float x;
  FloatInitializer() restrict(amp) : x(floating) {} // expected-error
};
struct ConditionalInitializer {
  int x;
  ConditionalInitializer(int a) restrict(amp) : x(a ? global : 1) {} // expected-error
};
struct Base : CpuDefault {
  Base() restrict(amp) {} // expected-error
};
void init_capture() restrict(amp) {
  auto l = [x = global] { return x; }; // expected-error
  (void)l;
}
void condition() restrict(amp) {
  if (int k = global) // expected-error
    (void)k;
}
void loop() restrict(amp) {
  for (int i = 0; i < global; ++i) { // expected-error
  }
}
void braces() restrict(amp) {
  int a[2] = {1, global}; // expected-error
  (void)a;
}
void static_in_switch() restrict(amp) {
  int x = 1;
  switch (x) {
  case 1: {
    static int z; // expected-error
    (void)z;
  }
  }
}
void local_class() restrict(amp) {
  struct L {
    int m() { return global; } // expected-error
  };
}
void called_lambda() restrict(amp) {
  [] { return global; }(); // expected-error
}
void address() restrict(amp) { (void)&global; } // expected-error
void reference() restrict(amp) {
  int &r = global; // expected-error
  (void)r;
}

} // namespace every_position

// A kernel must not use a non-constant static variable of its function.
namespace static_of_enclosing_function {

void f(array_view<int, 1> v) {
  static int calls = 0;
  static const int fixed = 4;
  ++calls;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = fixed;
        v[i] += calls; // expected-error
      });
}

} // namespace static_of_enclosing_function

// Amp code must not declare a local array object or a local object of a class with char members.
namespace local_objects {

struct name {
  char text[16];
};

int f() restrict(amp) {
  name n = {}; // expected-error
  return 1;
}

int g() restrict(amp) {
  array<int, 1> a(4); // expected-error
  return 1;
}

} // namespace local_objects

int main() {}
