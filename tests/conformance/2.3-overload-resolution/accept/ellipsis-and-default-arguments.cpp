// Overloads with an ellipsis, default arguments or rvalue references compete within one restriction
// only.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(...) restrict(cpu) { return 1; }
int f(int, int y = 7) restrict(amp) { return 2 + y; }
int g(int x, double = 0) restrict(amp) { return x + 1; }
int g(int x) restrict(cpu) { return x + 2; }
int h(long x) restrict(cpu) { return int(x) + 1; }
int h(const int &x) restrict(amp) { return x + 2; }
int r(int &&) restrict(cpu) { return 1; }
int r(const int &) restrict(amp) { return 2; }
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(1);
        v[1] = g(1);
        v[2] = h(1);
        v[3] = r(1);
      });
  v.synchronize();
  return f(1) == 1 && g(1) == 3 && h(1) == 2 && r(1) == 1 && out[0] == 9 && out[1] == 2 &&
                 out[2] == 3 && out[3] == 2
             ? 0
             : 1;
}
