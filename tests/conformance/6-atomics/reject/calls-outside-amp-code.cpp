// Cpu functions and cpu,amp functions must not call atomic functions.
//
// reject: AT-6-b, AT-6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// Cpu,amp templates and member functions must not call the atomic functions.
namespace cpu_amp_templates_and_members {
void f(int *p, unsigned *u, float *x) { concurrency::atomic_fetch_inc(p); } // expected-error
void g(int *p) restrict(cpu, amp) { Concurrency::atomic_fetch_add(p, 1); }  // expected-error
template <typename T>
T h(T *p) restrict(cpu, amp) {
  return concurrency::atomic_exchange(p, T(1)); // expected-error
}
struct S {
  int n;
  bool lock() restrict(cpu, amp) {
    int e = 0;
    return concurrency::atomic_compare_exchange(&n, &e, 1); // expected-error
  }
};
float use(float *f) { return h(f); }
} // namespace cpu_amp_templates_and_members

using namespace concurrency;

extern int *p;

// Cpu functions and cpu,amp functions must not call an atomic function although amp functions can.
namespace cpu_and_cpu_amp_functions {
void host(int *p) {
  atomic_fetch_inc(p); // expected-error
}

void both(int *p) restrict(cpu, amp) {
  atomic_fetch_add(p, 1); // expected-error
}

void device(int *p) restrict(amp) { atomic_fetch_inc(p); }
} // namespace cpu_and_cpu_amp_functions

// Cpu and cpu,amp code must not call atomic functions.
namespace calls_in_cpu_code {
void f(int *p) restrict(cpu, amp) { atomic_fetch_inc(p); } // expected-error
void c(int *p) { atomic_fetch_add(p, 1); }                 // expected-error
void g(float *f, long *l, double *d, bool *b) restrict(amp) {
  atomic_fetch_add(f, 1.0f); // expected-error
  atomic_fetch_add(l, 1L);   // expected-error
  atomic_exchange(d, 1.0);   // expected-error
  atomic_exchange(b, true);  // expected-error
}
} // namespace calls_in_cpu_code

// A host function must not apply an atomic function to a local variable.
namespace host_calls_on_local_variable {
void test() {
  int x = 0;
  atomic_fetch_inc(&x);   // expected-error
  atomic_exchange(&x, 3); // expected-error
}
void f(int *p) restrict(cpu, amp) {
  concurrency::atomic_fetch_inc(p); // expected-error
}
} // namespace host_calls_on_local_variable

// Cpu functions and cpu,amp functions must not call the atomic functions.
namespace host_calls_of_atomics {
void f1() {
  atomic_fetch_add(p, 1); // expected-error
}
void f2() {
  atomic_fetch_sub(p, 1); // expected-error
}
void f3() {
  atomic_fetch_max(p, 1); // expected-error
}
void f4() {
  atomic_fetch_min(p, 1); // expected-error
}
void f5() {
  atomic_fetch_and(p, 1); // expected-error
}
void f6() {
  atomic_fetch_or(p, 1); // expected-error
}
void f7() {
  atomic_fetch_xor(p, 1); // expected-error
}
void f8() {
  atomic_exchange(p, 1); // expected-error
}
void f9() {
  atomic_fetch_inc(p); // expected-error
}
void f10() {
  atomic_fetch_dec(p); // expected-error
}
void f11() {
  atomic_compare_exchange(p, p, 1); // expected-error
}
void h0(int *q) restrict(cpu, amp) { atomic_fetch_add(q, 1); } // expected-error
void h1(int *q) restrict(cpu, amp) { atomic_fetch_sub(q, 1); } // expected-error
void h2(int *q) restrict(cpu, amp) { atomic_fetch_max(q, 1); } // expected-error
} // namespace host_calls_of_atomics

// A cpu,amp function must not call an atomic function, in either order of its restrictions.
namespace calls_from_cpu_amp_functions {
void h3(int *q) restrict(cpu, amp) { atomic_fetch_min(q, 1); }                   // expected-error
void h4(int *q) restrict(cpu, amp) { atomic_fetch_and(q, 1); }                   // expected-error
void h5(int *q) restrict(cpu, amp) { atomic_fetch_or(q, 1); }                    // expected-error
void h6(int *q) restrict(cpu, amp) { atomic_fetch_xor(q, 1); }                   // expected-error
void h7(int *q) restrict(cpu, amp) { atomic_exchange(q, 1); }                    // expected-error
void k1(int *q) restrict(amp, cpu) { atomic_fetch_inc(q); }                      // expected-error
void k2(int *q, int *e) restrict(amp, cpu) { atomic_compare_exchange(q, e, 1); } // expected-error
} // namespace calls_from_cpu_amp_functions

int main() {}
