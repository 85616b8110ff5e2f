// Amp code must not call cpu functions, members, constructors or destructors, even if nothing calls
// the code.
//
// reject: L-2.3.2-d, L-2.3.2-i, L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <algorithm>
#include <cstdlib>

// Amp code must not call a cpu function that is only declared.
void cpu_declared();
void amp_declared() restrict(amp);

void calls_function() restrict(amp) {
  amp_declared();
  cpu_declared(); // expected-error
}

// Amp code must not use cpu member functions, operators, conversions or constructors of a class.
struct has_cpu_members {
  int n;
  has_cpu_members(int k) : n(k) {}
  has_cpu_members(const has_cpu_members &) restrict(cpu, amp) = default;
  int get() const { return n; }
  has_cpu_members operator+(has_cpu_members o) const { return has_cpu_members(n + o.n); }
  operator float() const { return float(n); }
};

float calls_members(has_cpu_members a) restrict(amp) {
  int x = a.get();      // expected-error
  a + a;                // expected-error
  float f = a;          // expected-error
  has_cpu_members b(3); // expected-error
  return f + float(x);
}

// Amp code must not have a local variable whose destructor is cpu-only.
struct has_cpu_destructor {
  int n;
  ~has_cpu_destructor() { n = 0; }
};

int destroys() restrict(amp) {
  has_cpu_destructor local = {1}; // expected-error
  return local.n;
}

// A cpu,amp constructor must not call a cpu function in a mem-initializer.
int start() { return 1; }
struct initialized {
  int n;
  initialized() restrict(cpu, amp) : n(start()) {} // expected-error
  ~initialized() restrict(cpu, amp) {}
};

// An inline amp function or a member must not call a cpu function, even if nothing calls it.
void host_work();
inline void uncalled_inline() restrict(cpu, amp) {
  host_work(); // expected-error
}
struct never_used {
  void g() const restrict(amp) {
    host_work(); // expected-error
  }
};

// An amp function with internal linkage must not call a cpu function, even if nothing calls it.
int cpu_only(int x) { return x; }
static int uncalled_static(int x) restrict(amp) {
  return cpu_only(x); // expected-error
}
namespace {
int uncalled_in_unnamed_namespace(int x) restrict(cpu, amp) {
  return x + cpu_only(x); // expected-error
}
} // namespace

// An amp lambda in a default argument must be valid amp code, even if nothing uses the argument.
namespace default_arguments {

int host(int);
int global;

int f(int a = [](int x) restrict(cpu, amp) { return host(x); }(1)) restrict(cpu); // expected-error
int g(int a = [](int x) restrict(amp)->int { throw x; }(1)) restrict(amp);        // expected-error
struct S {
  int k = [](int x) restrict(cpu, amp) { return x + global; } // expected-error
  (1);
  int m(int a = 1 + [](int x) restrict(cpu, amp) { return host(x); }(1)); // expected-error
};
template <typename T>
T h(T a = [](int x) restrict(cpu, amp) { return host(x); }(1)); // expected-error
int use() { return h<int>(); }

int fine(int a = [](int x) restrict(cpu, amp) { return x; }(1) + [] { return host(1); }());

} // namespace default_arguments

// Amp code must not call std::max or std::abs.
int calls_standard_functions(int x, int y) restrict(amp) {
  int m = std::max(x, y); // expected-error
  return m + std::abs(x); // expected-error
}
