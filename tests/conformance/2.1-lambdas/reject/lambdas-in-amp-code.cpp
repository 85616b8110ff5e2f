// A kernel must be an amp lambda. It must not call cpu lambdas, and every lambda in it must be
// valid amp code.
//
// reject: L-2.1.2-e, P-7-n, L-2.3.2-d, L-2.1.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

// The kernel of a launch must not be a lambda without restrict(amp).
namespace unmarked_kernel {
void fill(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = 1; }); // expected-error
}

void fill_right(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
} // namespace unmarked_kernel

// A kernel must not call a lambda that cpu code declares without a restriction.
namespace unmarked_lambdas {
template <class F>
void launch(array_view<int, 1> v, F f) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(i[0]); }); // expected-error
}
void go(array_view<int, 1> v) {
  auto helper = [](int x) { return x; };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = helper(1); });
  // expected-error@-1
  launch(v, [](int x) { return x + 1; });
  auto k = [=](index<1> i) { v[i] = 1; };
  parallel_for_each(v.extent, k);                              // expected-error
  auto wrap = [=](auto f) { parallel_for_each(v.extent, f); }; // expected-error
  wrap(k);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto in = [=](int x) restrict(cpu) { return x; };
        v[i] = in(1); // expected-error
      });
}
} // namespace unmarked_lambdas

// A lambda of amp code must not use globals, call cpu functions or throw, in templates and nested
// lambdas too.
namespace bodies {
int host(int);
int global;
struct S {
  int m = [](int x) restrict(cpu, amp) { return x + global; } // expected-error
  (1);
};
template <class T>
auto mk(T t) {
  return [=](T x) restrict(amp) { return host(int(x + t)); }; // expected-error
}
auto inst = mk(1);
int use() restrict(amp) {
  return [](auto x) restrict(amp) {
    return [=](auto y) { return host(x + y); }; // expected-error
  }
  (1)(2);
}
void nest(array_view<int, 1> v) {
  auto outer = [=] {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          auto in = [=](int k) { return [k] { throw k; }; }; // expected-error
          in(1)();
        });
  };
  outer();
}
} // namespace bodies
