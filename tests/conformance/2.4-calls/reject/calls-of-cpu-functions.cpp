// Amp code must not call cpu functions.
//
// reject: L-2.3.2-d, L-2.3.2-e, L-2.4.3.4-f, L-2.4.3.4-b, L-2.1.1-aa, L-2.4.3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// An amp function must not call a cpu function.
namespace functions {

void cpu_function();
void amp_function() restrict(amp);
void caller() restrict(amp) {
  amp_function();
  cpu_function(); // expected-error
}

} // namespace functions

// An amp function must not call a cpu function with char parameter among valid statements.
namespace among_valid_statements {

struct Compatible {
  bool a;
  int b;
  int get() const restrict(amp, cpu) { return b; }
};
template <class T>
T next(T a) restrict(amp, cpu) {
  return a + 1;
}
char cpu_function(char c) { return c; }
void caller() restrict(amp) {
  Compatible o = {true, 1};
  next(o.get());
  for (int i = 0; i < 2; ++i) {
    switch (i) {
    case 0:
      break;
    default:
      continue;
    }
  }
  cpu_function(1); // expected-error
  int *p = &o.b;
  *p = 2;
  next(*p);
}
auto cpu_lambda = [](char c) { return cpu_function(c); };
int host() { return cpu_lambda(0); }

} // namespace among_valid_statements

// An inline, member or instantiated amp function must not call a cpu function.
namespace inline_functions {

void cpu_function();
inline void inline_function() restrict(cpu, amp) { cpu_function(); }   // expected-error
static inline void static_function() restrict(amp) { cpu_function(); } // expected-error
template <class T>
void instance(T) restrict(amp) {
  cpu_function(); // expected-error
}
struct S {
  void member() restrict(amp) { cpu_function(); } // expected-error
};
template void instance<int>(int) restrict(amp);

} // namespace inline_functions

// Amp code must not call a cpu function, even after return or under a false condition.
namespace unreached_code {

void cpu_function();
const bool no = false;
void f(int x) restrict(amp) {
  if (no) {
    cpu_function(); // expected-error
  }
  if constexpr (false) {
    cpu_function(); // expected-error
  }
  while (false)
    cpu_function();                   // expected-error
  x = true ? x : (cpu_function(), 1); // expected-error
  for (; false;)
    cpu_function(); // expected-error
  switch (0) {
  case 1:
    cpu_function(); // expected-error
  }
  return;
  cpu_function(); // expected-error
}

} // namespace unreached_code

// An amp function that nothing calls must not call a cpu function.
namespace unused_functions {

void cpu_function();
static void unused() restrict(amp) { cpu_function(); } // expected-error
namespace {
void unnamed() restrict(amp) { cpu_function(); } // expected-error
} // namespace
struct Class {
  static void static_member() restrict(amp) { cpu_function(); } // expected-error
  void member() restrict(cpu, amp) { cpu_function(); }          // expected-error
};
template <class T>
struct Template {
  void member() restrict(amp) { cpu_function(); } // expected-error
};
inline auto lambda = []() restrict(amp) { cpu_function(); }; // expected-error
void after_return() restrict(amp) {
  return;
  cpu_function(); // expected-error
}

} // namespace unused_functions

// Amp code must not call a cpu constexpr function outside constant expressions.
namespace constexpr_at_run_time {

constexpr int square(int x) { return x * x; }

int f(int y) restrict(amp) {
  int buffer[square(2)] = {};
  return square(y) + buffer[0]; // expected-error
}

} // namespace constexpr_at_run_time

// An amp function template must not call a function object whose call operator is cpu.
namespace function_object_in_template {

struct cpu_add {
  int by;
  int operator()(int x) const { return x + by; }
};
template <typename F>
int twice(F f, int x) restrict(amp) {
  return f(f(x)); // expected-error
}

int use(int x) restrict(amp) {
  auto fine = [](int y) { return y + 1; };
  return twice(fine, x) + twice(cpu_add{2}, x);
}

} // namespace function_object_in_template

// Amp code must not use a default argument that calls a cpu function.
namespace default_arguments {

int f(int, char = 'c') restrict(amp); // expected-error
int cpu_default();
int g(int a = cpu_default()) restrict(amp);
int in_amp_code() restrict(amp) { return g(); } // expected-error
int h(int a = cpu_default()) restrict(cpu, amp) { return a; }
int in_cpu_code() { return h(); }
int with_argument() restrict(amp) { return h(3); }
int in_both() restrict(cpu, amp) { return h(); } // expected-error

} // namespace default_arguments

// Amp code must not call a virtual function, even by a qualified name.
namespace qualified_virtual_call {

struct shape {
  virtual int corners() const { return 4; }
};

int f(const shape &s) restrict(amp) { return s.shape::corners(); } // expected-error

} // namespace qualified_virtual_call

int main() {}
