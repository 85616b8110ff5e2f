// The two functions of a pair can use different names for their parameters and local entities.
//
// accept: L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include <cstdio>
using namespace concurrency;
static int a = 50;
int f(int x, int) restrict(cpu) {
  int y = x + a;
  static int calls;
  ++calls;
  if (calls > 100) goto end;
  {
    int x = y;
    y = x + 1;
  }
end:
  return y;
}
int f(int y, int x) restrict(amp) {
  y += x;
  {
    int a = y;
    y = a * 2;
  }
  return y;
}
int g(const int x) restrict(cpu) {
  struct x_t {
    int x;
  } q{x};
  return q.x;
}
int g(int x) restrict(amp) {
  x += 5;
  using x_t = float;
  x_t z = x;
  return int(z);
}
void h(int &r) restrict(cpu) {
  if (r) {
    r = 1;
    return;
  }
  r = 2;
}
void h(int &out) restrict(amp) {
  if (out) return;
  out = 3;
}
#define BODY(n)                                                                                    \
  { return n + 1; }
#define PAIR(name) int name(int n) restrict(cpu) BODY(n) int name(int m) restrict(amp) BODY(m * 2)
PAIR(p)
inline int k(int x) restrict(cpu)
#if 1
{
  try {
    if (x < 0) throw x;
  } catch (int e) { return -e; }
  return x;
}
#else
{
  return 0;
}
#endif
static int k(int x) restrict(amp);
static int k(int x) restrict(amp) { return x * 7; }
int main() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(1, 2);
        v[1] = g(1);
        int r = 0;
        h(r);
        v[2] = r;
        v[3] = p(4);
        v[4] = k(3);
      });
  v.synchronize();
  int r = 0;
  h(r);
  if (f(1, 2) != 52 || g(1) != 1 || r != 2 || p(4) != 5 || k(-3) != 3) return 1;
  return out[0] == 6 && out[1] == 6 && out[2] == 3 && out[3] == 9 && out[4] == 21 ? 0 : 2;
}
