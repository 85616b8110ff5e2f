// Unions, anonymous members, enumerations and alignas specifiers keep their meaning in kernels.
//
// accept: L-2.4.1.3-p
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstddef>
using namespace concurrency;
union V {
  int i;
  float f;
  bool b;
};
struct A {
  int tag;
  union {
    int i;
    float f;
    struct {
      int p, q;
    };
  };
  enum class K : long { a = -1, b } k;
};
struct alignas(16) Q {
  float x, y, z;
};
struct H {
  int a;
  alignas(8) int b;
  Q q;
  bool last;
};
enum Un { u0, u1 = 0x80000000 };
enum Big { b0 = 0x100000000 };
struct W {
  bool b;
  alignas(4) bool c;
};
int main() {
  unsigned long out[9] = {};
  array_view<unsigned long, 1> v(9, out);
  H h{1, 2, {3, 4, 5}, true};
  V cap;
  cap.f = 1.0f;
  W w{true, false};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        V u = cap;
        v[0] = u.i;
        A a;
        a.tag = 1;
        a.p = 4;
        a.q = 5;
        a.k = A::K::b;
        v[1] = a.i + a.q + (a.k > A::K::a);
        alignas(32) int t = 3;
        v[2] = t;
        v[3] = h.b + int(h.q.z) + h.last;
        Un e = u1;
        v[4] = e;
        Big b = b0;
        v[5] = b;
        v[6] = sizeof(H) * 100 + alignof(Q);
        v[7] = w.b * 2 + w.c;
        v[8] = offsetof(H, q);
      });
  v.synchronize();
  const unsigned long want[] = {
      0x3f800000, 10, 3, 8, 0x80000000, 0x100000000, sizeof(H) * 100 + 16, 2, offsetof(H, q)};
  for (int i = 0; i < 9; i++)
    if (out[i] != want[i]) return i + 1;
  return 0;
}
