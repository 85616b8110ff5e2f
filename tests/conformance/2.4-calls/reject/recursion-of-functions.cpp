// Functions, function templates and lambdas of amp code must not recurse.
//
// reject: L-2.4.3.4-c, L-2.4.3.4-e, L-2.4.3.4-f, L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// An amp function must not call itself.
namespace direct {

int f(int n) restrict(amp) { return n ? f(n - 1) + 1 : 0; } // expected-error

} // namespace direct

// Two cpu,amp functions must not call each other.
namespace mutual {

int odd(int n) restrict(cpu, amp);

int even(int n) restrict(cpu, amp) { return n == 0 ? 1 : odd(n - 1); } // expected-error

int odd(int n) restrict(cpu, amp) { return n == 0 ? 0 : even(n - 1); }

} // namespace mutual

// A cpu,amp function must not recurse through the amp overload of a pair.
namespace amp_overload_only {

int h(int n) restrict(cpu, amp);
int g(int n) restrict(cpu) { return n; }
int g(int n) restrict(amp) { return h(n - 1); } // expected-error
int h(int n) restrict(cpu, amp) { return g(n); }

} // namespace amp_overload_only

// The amp function of an overload pair must not recurse through a cpu,amp function that calls
// the pair.
namespace overload_pair {

template <typename T>
int step(T t) restrict(cpu) {
  return int(t);
}
template <typename T>
int step(T t) restrict(amp);
inline int repeat(int x) restrict(cpu, amp) { return step(x); }
template <typename T>
int step(T t) restrict(amp) {
  return t > 0 ? repeat(int(t) - 1) : 0; // expected-error
}
int use(int x) restrict(amp) { return step(x); }

template <typename T>
struct counter {
  int next(int x) restrict(cpu) { return x; }
  int next(int x) restrict(amp) { return x > 0 ? again(x - 1) : 0; } // expected-error
  int again(int x) restrict(cpu, amp) { return next(x); }
};
int use_member(int x) restrict(amp) { return counter<int>().next(x); }

} // namespace overload_pair

// Amp code must not recurse through a generic lambda that receives itself as an argument.
namespace generic_lambda {

template <typename F>
int apply(F f, int n) restrict(amp) {
  return n == 0 ? 0 : f(f, n - 1);
}

int use(int n) restrict(amp) {
  auto again = [](auto self, int k) -> int { return k == 0 ? 1 : self(self, k - 1); };
  // expected-error@-1
  return apply(again, n);
}

} // namespace generic_lambda

// Amp code must not recurse, call a cpu constexpr function at run time or allocate memory.
namespace constexpr_and_new {

struct Virtual {
  virtual int f() { return 1; }
};
int direct(int n) restrict(amp) { return n ? direct(n - 1) : 0; } // expected-error
int second(int) restrict(amp);
int first(int n) restrict(amp) { return n ? second(n - 1) : 0; } // expected-error
int second(int n) restrict(amp) { return first(n); }
constexpr int square(int x) { return x * x; }
int at_run_time(int y) restrict(amp) { return square(y); } // expected-error
void allocate() restrict(amp) {
  int *p = new int(3); // expected-error
  delete p;            // expected-error
}

} // namespace constexpr_and_new

// Amp code must not recurse by templates, constructors, operators, cycles of three or passed
// lambdas.
namespace templates_and_operators {

template <class T>
int instance(T x) restrict(amp) {
  return x ? instance(x - 1) : 0; // expected-error
}
struct S {
  int v;
  S(int a) restrict(amp) : v(a ? S(a - 1).v : 0) {}                            // expected-error
  int operator()(int n) const restrict(amp) { return n ? (*this)(n - 1) : 0; } // expected-error
  S operator+(const S &o) const restrict(amp) { return v ? *this + o : o; }    // expected-error
};
int first(int) restrict(amp);
int second(int) restrict(amp);
int third(int n) restrict(amp) { return first(n); } // expected-error
int first(int n) restrict(amp) { return n ? second(n) : 0; }
int second(int n) restrict(amp) { return third(n - 1); }
int both(int n) restrict(cpu, amp) { return n > 1 ? n * both(n - 1) : 1; } // expected-error
int use() restrict(amp) { return instance(3); }
template <class F>
int apply(F f, int n) restrict(amp) {
  return n ? f(f, n - 1) : 0;
}
int passed_lambda() restrict(amp) {
  return apply([](auto self, int n) -> int { return n ? self(self, n - 1) : 0; }, 3);
  // expected-error@-1
}

} // namespace templates_and_operators

// Amp code must not recurse through cycles of instances or default member initializers.
namespace instances_and_initializers {

int direct(int n) restrict(amp) { return n ? direct(n - 1) : 0; } // expected-error
int second(int n) restrict(amp);
int first(int n) restrict(amp) { return second(n - 1); } // expected-error
int second(int n) restrict(amp) { return n ? first(n) : 0; }
int halve(int n) restrict(cpu, amp) {
  if (n)
    return halve(n / 2); // expected-error
  return 1;
}
struct S {
  int v;
  S(int n) restrict(amp) : v(n ? S(n - 1).v : 0) {} // expected-error
  ~S() restrict(cpu, amp) {}
  int operator()(int n) const restrict(amp) { return n ? (*this)(n - 1) : 0; }   // expected-error
  S operator+(int n) const restrict(amp) { return n ? *this + (n - 1) : *this; } // expected-error
  operator int() const restrict(amp) { return convert(); }                       // expected-error
  int convert() const restrict(amp) { return (int)*this; }
};
template <class T>
int instance(T n) restrict(amp) {
  return n ? instance(n - 1) : 0; // expected-error
}
int use_instance() restrict(amp) { return instance(3); }
template <int N>
int different_instances(int x) restrict(amp) {
  return different_instances<N - 1>(x);
}
template <>
int different_instances<0>(int x) restrict(amp) {
  return x;
}
int use_different_instances() restrict(amp) { return different_instances<9>(1); }
template <class T>
int unused_template(T) restrict(amp);
struct Unused {};
template <class T>
struct UnusedTemplate {};
template <int N>
struct Cycle {
  static int go(int x) restrict(amp) { return Cycle<(N + 1) % 3>::go(x); } // expected-error
};
int use_cycle() restrict(amp) { return Cycle<0>::go(1); }
int generic_lambda() restrict(amp) {
  auto f = [](auto self, int n) -> int { return n ? self(self, n - 1) : 0; }; // expected-error
  return f(f, 3);
}
int cpu_only(int n) restrict(cpu) { return n ? cpu_only(n - 1) : 0; }
int cpu_overload_only(int n) restrict(cpu) { return n ? cpu_overload_only(n - 1) : 0; }
int cpu_overload_only(int n) restrict(amp) { return n; }
struct ByInitializer;
int construct(int) restrict(amp);
struct ByInitializer {
  int a = construct(1); // expected-error
  ByInitializer() restrict(amp) {}
  ~ByInitializer() restrict(cpu, amp) {}
};
int construct(int) restrict(amp) {
  ByInitializer d;
  return d.a;
}

} // namespace instances_and_initializers

int main() {}
