// Amp code must not declare static, extern or thread_local variables.
//
// reject: L-2.4.3.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// An amp function must not declare static, extern or thread_local variables.
namespace amp_function {

void f() restrict(amp) {
  static int x;           // expected-error
  static const int k = 3; // expected-error
  extern int g;           // expected-error
  thread_local int t;     // expected-error
  (void)x;
  (void)k;
}

} // namespace amp_function

// A cpu,amp function and its lambdas must not declare static variables, even constexpr ones.
namespace cpu_amp_function {

int f(int x) restrict(cpu, amp) {
  static constexpr int k = 3; // expected-error
  auto g = [](int y) {
    static int calls = 0; // expected-error
    return y;
  };
  return g(x) + k;
}
int host(int x) {
  static int calls = 0;
  return x + ++calls + f(x);
}

} // namespace cpu_amp_function

// Amp code must not declare static variables in loops, branches or local classes.
namespace loops_and_local_classes {

int f(int x) restrict(amp) {
  for (int k = 0; k < x; ++k) {
    static float sum; // expected-error
    if (k > 2) {
      static const float half = 0.5f; // expected-error
      x += k;
    }
  }
  struct local {
    int g() const {
      static int calls; // expected-error
      return 1;
    }
  };
  return x + local().g();
}

} // namespace loops_and_local_classes

// A kernel and its lambdas and local classes must not declare static variables.
namespace kernels {

void host() {
  int o;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        static int n;               // expected-error
        static constexpr int k = 3; // expected-error
        struct L {
          int f() {
            static int q; // expected-error
            return q;
          }
        };
        v[i] = n + k + L().f();
        auto l = [] {
          static const float z = 1; // expected-error
          return z;
        };
        v[i] += (int)l();
      });
}

} // namespace kernels

// Amp code must not use static, extern or thread_local in any kind of declaration.
namespace every_declaration {

void f() restrict(amp) {
  static int a;                    // expected-error
  static const int b = 3;          // expected-error
  static constexpr int c = 3;      // expected-error
  extern int d;                    // expected-error
  thread_local int e;              // expected-error
  for (static int i = 0; i < 2;) { // expected-error
  }
  if (static int z = 1; z) { // expected-error
  }
  auto l = [] {
    static int in; // expected-error
    return in;
  };
  struct L {
    void m() { static int k; } // expected-error
    static int z() {
      thread_local static int q; // expected-error
      return 1;
    }
  };
  static auto [x, y] = L2(); // expected-error
  constexpr int ok = 4;
  const int ok2 = 5;
  L().m();
}
template <class T>
T t() restrict(cpu, amp) {
  static T s; // expected-error
  return s;
}
int use() restrict(amp) { return t<int>(); }

} // namespace every_declaration

int main() {}
