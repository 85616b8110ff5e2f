// tile_static may be before or after the type, on anonymous structs and unions and in generic
// lambdas.
//
// accept: L-2.4.3.5.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Ctor {
  int a, b;
  Ctor() restrict(cpu, amp) : a(77), b(78) {}
  ~Ctor() restrict(cpu, amp) {}
};
template <class T, int N> struct Scan {
  typedef T elem;
  static T total(tiled_index<N> t, T x) restrict(amp) {
    tile_static T buf[N];
    typename Scan::elem tile_static last;
    buf[t.local[0]] = x;
    t.barrier.wait();
    if (t.local[0] == 0) {
      last = T();
      for (T e : buf) last += e;
    }
    t.barrier.wait();
    return last;
  }
};
int sum3(int (&a)[4], const Ctor *c) restrict(amp) { return a[0] + a[3] + c->a; }
int main() {
  int out[8] = {};
  array_view<int, 1> v(8, out);
  parallel_for_each(
      extent<1>(8).tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        int tile_static a[4], b;
        tile_static struct {
          int p;
          float q;
        } s, ss[2];
        tile_static Ctor c;
        index<1> tile_static ix;
        tile_static union {
          int i;
          float f;
        } u;
        tile_static bool flag;
        int l = t.local[0];
        for (int k = 0; k < 2; k++) {
          tile_static int inner[4];
          if (k == 0) inner[l] = l + 1;
          else a[l] = inner[3 - l];
          t.barrier.wait();
        }
        if (l == 1) {
          b = 5;
          s.p = 6;
          ss[1].q = 7;
          c.a = 8;
          ix = t.local;
          u.f = 1.0f;
          flag = true;
        }
        t.barrier.wait();
        int sc = Scan<int, 4>::total(t, l) + int(Scan<float, 4>::total(t, 0.5f));
        auto gl = [=](auto z) {
          tile_static decltype(z) w;
          if (l == 0) w = z;
          t.barrier.wait();
          return int(w * 2);
        };
        sc += gl(1.5f) - 3 + gl(2) - 4;
        v[t.global] = b + s.p + int(ss[1].q) + sum3(a, &c) + ix[0] + (u.i == 0x3f800000) + flag +
                      sc * 100;
      });
  v.synchronize();
  for (int i = 0; i < 8; i++)
    if (out[i] != 5 + 6 + 7 + (4 + 1 + 8) + 1 + 1 + 1 + 800) return i + 1;
  return 0;
}
