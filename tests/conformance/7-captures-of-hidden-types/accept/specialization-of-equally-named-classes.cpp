// Captures of one template keep the global and the namespace class of equal name as their
// arguments.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename X> struct Box {
  X x;
};
struct T {
  int z = 1;
};
Box<T> mb() { return {}; }
namespace n {
struct T {
  int z = 2;
};
int f() {
  auto a = mb();
  auto b = Box<T>();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.x.z * 10 + b.x.z; });
  return v[0];
}
}
int main() {
  CHECK(n::f() == 12);
  return failures;
}
