// An instance of a cpu,amp template must call only cpu,amp functions, regardless of the code that
// uses the instance.
//
// reject: L-2.3.2-e, L-2.3.2-d, L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// A cpu,amp template that a cpu,amp function calls must not call a cpu function.
namespace cpu_call_for_both {

int f(int) { return 1; }
template <class T>
int tb(T x) restrict(cpu, amp) {
  return f(x); // expected-error
}
inline int b() restrict(cpu, amp) { return tb(1); }

} // namespace cpu_call_for_both

// A cpu,amp template must not call a cpu function, even if only cpu code calls the template.
namespace cpu_call_for_cpu {

int f(int) { return 1; }
template <class T>
int tb(T x) restrict(cpu, amp) {
  return f(x); // expected-error
}
inline int b() { return tb(1); }

} // namespace cpu_call_for_cpu

// A cpu,amp function must not call a cpu,amp template instance that uses an amp function.
namespace amp_call_for_both {

int f(int) restrict(amp) { return 1; }
template <class T>
int tb(T x) restrict(cpu, amp) {
  return f(x);
}
inline int b() restrict(cpu, amp) { return tb(1); } // expected-error

} // namespace amp_call_for_both

// An uncalled cpu function must not call a cpu,amp template instance that uses an amp function.
namespace amp_call_for_cpu {

int f(int) restrict(amp) { return 1; }
template <class T>
int tb(T x) restrict(cpu, amp) {
  return f(x);
}
inline int b() { return tb(1); } // expected-error

} // namespace amp_call_for_cpu

// A cpu function with external linkage must not call a cpu,amp template that calls an amp function.
namespace amp_call_for_external_function {

int f(int) restrict(amp) { return 1; }
template <class T>
int tb(T x) restrict(cpu, amp) {
  return f(x); // expected-error
}
int b() { return tb(1); } // expected-error

} // namespace amp_call_for_external_function

// Cpu code must not instantiate a cpu,amp template that calls an amp-only function.
namespace amp_function {

int f(int) restrict(amp) { return 1; }
template <class T>
int tb(T x) restrict(cpu, amp) {
  return f(x); // expected-error
}
int run() { return tb(1); } // expected-error

} // namespace amp_function

// Cpu code must not instantiate a cpu,amp template that calls an amp-only call operator.
namespace amp_functor {

struct A {
  int operator()(int) const restrict(amp) { return 5; }
};
template <class F>
int apply(F f) restrict(cpu, amp) {
  return f(1); // expected-error
}
int run() { return apply(A()); } // expected-error

} // namespace amp_functor

// Cpu code must not call a cpu,amp template member that calls an amp-only member.
namespace amp_member {

struct A {
  int m() const restrict(amp) { return 5; }
};
template <class T>
struct W {
  T t;
  int go() const restrict(cpu, amp) { return t.m(); } // expected-error
};
template <class T>
int tb(const T &x) restrict(cpu, amp) {
  return x.go();
}
int run() {
  W<A> w;
  return tb(w); // expected-error
}

} // namespace amp_member

// A cpu,amp template must not construct an object by an amp-only constructor.
namespace amp_constructor {

struct S {
  int k;
  S(int x) restrict(amp) : k(x) {}
};
template <class Q>
int c(Q) restrict(cpu, amp) {
  S s(10); // expected-error
  return s.k;
}
inline int u() restrict(cpu, amp) { return c(1); }
int run() { return u() == 10 ? 1 : 2; }

} // namespace amp_constructor

// An instance of a cpu,amp template must not use amp-only functions, even if only amp code calls
// it.
namespace amp_code_only {

struct Made {
  int x;
  Made(int v) restrict(amp) : x(v) {}
  int get() const restrict(amp) { return x; }
};
struct Functor {
  int operator()(int x) const restrict(amp) { return x; }
};
template <typename T>
int make(int v) restrict(amp, cpu) {
  T t(v); // expected-error
  return t.x;
}
template <typename T>
int get(const T &t) restrict(amp, cpu) {
  return t.get(); // expected-error
}
template <typename F>
int call(F f) restrict(amp, cpu) {
  return f(1); // expected-error
}
template <typename F>
int call_lambda(F f) restrict(amp, cpu) {
  return f(1);
}

void run() {
  array_view<int, 1> v(3);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = make<Made>(i[0]) + get(Made(1)) + call(Functor());
        v[i] += call_lambda([](int x) { return x; });
      });
}

} // namespace amp_code_only

int main() {}
