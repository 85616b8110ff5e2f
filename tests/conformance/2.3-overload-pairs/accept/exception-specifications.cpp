// The functions of a pair may differ in exception specifications and parameter names.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int f(int x) restrict(cpu) noexcept { return x; }
int f(int y) restrict(amp) { return y + 1; }
template <typename T> T g(T x) restrict(cpu) noexcept(sizeof(T) == 4) { return x; }
template <typename U> U g(U y) restrict(amp) { return y + 1; }
int h(int a) restrict(cpu) noexcept(noexcept(f(a))) { return a; }
int h(int b) restrict(amp) { return b + 1; }
static_assert(noexcept(f(1)) && noexcept(g(1)) && !noexcept(g('c')) && noexcept(h(1)), "");

int test() restrict(cpu, amp) { return f(1) + g(1) * 10 + h(1) * 100; }
int main() {
  int r = 0;
  array_view<int> v(1, &r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = test(); });
  v.synchronize();
  return r == 222 && test() == 111 ? 0 : 1;
}
