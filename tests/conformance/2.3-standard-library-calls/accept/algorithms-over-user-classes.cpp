// Library algorithms call only the cpu operators and functions of user classes.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <algorithm>
#include <functional>
struct F {
  int operator()(double) const { return 1; }
  int operator()(int) const restrict(amp) { return 2; }
  bool operator()(double, double) const { return true; }
};
struct T {
  int v;
};
bool operator<(const T &a, const T &b) { return a.v < b.v; }
bool operator<(T &a, T &b) restrict(amp) { return a.v > b.v; }
bool operator==(const T &a, double b) { return a.v == b; }
bool operator==(const T &a, int b) restrict(amp) { return false; }
namespace Q {
struct P {
  int v;
};
void swap(P &a, P &b) restrict(amp) { a.v = b.v = 99; }
}
int main() {
  std::function<int(int)> f = F();
  int in[2] = {1, 2}, out[2];
  std::transform(in, in + 2, out, F());
  T t[3] = {{3}, {1}, {2}};
  std::sort(t, t + 3);
  Q::P p[2] = {{1}, {2}};
  std::iter_swap(p, p + 1);
  std::reverse(p, p + 2);
  return f(1) != 1 || out[0] != 1          ? 1
         : t[0].v != 1 || t[2].v != 3      ? 2
         : std::find(t, t + 3, 2) != t + 1 ? 3
         : p[0].v != 1 || p[1].v != 2      ? 4
         : std::invoke(F(), 1) != 1        ? 5
                                           : 0;
}
