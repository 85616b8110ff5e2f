// A lambda of amp code must not use globals, call cpu functions or throw, in templates and nested
// lambdas too.
//
// reject: L-2.1.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int host(int);
int global;
struct S {
  int m = [](int x) restrict(cpu, amp) { return x + global; } // ERROR
  (1);
};
template <class T> auto mk(T t) {
  return [=](T x) restrict(amp) { return host(int(x + t)); }; // ERROR
}
auto inst = mk(1);
int use() restrict(amp) {
  return [](auto x) restrict(amp) {
    return [=](auto y) { return host(x + y); }; // ERROR
  }
  (1)(2);
}
void nest(array_view<int, 1> v) {
  auto outer = [=] {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          auto in = [=](int k) { return [k] { throw k; }; }; // ERROR
          in(1)();
        });
  };
  outer();
}
