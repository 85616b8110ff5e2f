// Noexcept tells the exception specification of the overload that the restriction selects.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int f(int x) {
  if (x < 0) throw 1;
  return x;
}
int f(int x) restrict(amp) noexcept { return x + 1; }
int g(int x) noexcept { return x; }
int g(int x) restrict(amp) { return x + 1; }

template <int N> int value() restrict(amp) { return N; }
template <typename T> int of_template(T x) restrict(amp) { return noexcept(f(x)) ? x : 2; }

int main() {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int results[] = {noexcept(f(1)) ? 1 : 2, noexcept(g(1)) ? 1 : 2,
                         value<noexcept(f(1)) + noexcept(g(1))>(), of_template(1)};
        v[i] = results[i[0]];
      });
  if (v[0] != 1 || v[1] != 2 || v[2] != 1 || v[3] != 1) return 1;
  return !noexcept(f(1)) && noexcept(g(1)) ? 0 : 2;
}
