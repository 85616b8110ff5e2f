// tile_static arrays, objects, enumerations and unions may be accessed through references and
// pointers.
//
// accept: L-2.4.3.5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#include <amp.h>
using namespace concurrency;
struct Ctor {
  int a;
  float b;
  Ctor() restrict(cpu, amp) : a(77), b(88) {}
  int s() const restrict(cpu, amp) { return a + (int)b; }
};
struct DM {
  int x = 5;
  int y;
};
static const int TS = 8;
template <int N> int reduce(int x, tiled_index<N> t) restrict(amp) {
  tile_static int buf[N];
  buf[t.local[0]] = x;
  t.barrier.wait();
  for (int s = N / 2; s > 0; s /= 2) {
    if (t.local[0] < s) buf[t.local[0]] += buf[t.local[0] + s];
    t.barrier.wait();
  }
  int r = buf[0];
  t.barrier.wait();
  return r;
}
template <class T> struct Rev {
  static T go(T x, const tiled_index<8> &t) restrict(amp) {
    tile_static T b[8];
    b[7 - t.local[0]] = x;
    t.barrier.wait();
    T r = b[t.local[0]];
    t.barrier.wait();
    return r;
  }
};
int shared_ptr_use(int *p, int k) restrict(amp) { return p[k]; }
void fill(int (&a)[TS], int l) restrict(amp) { a[l] = l * l; }
int main() {
  int o[16];
  array_view<int> v(16, o);
  v.discard_data();
  parallel_for_each(
      v.extent.tile<TS>(), [=](tiled_index<TS> t) restrict(amp) {
        tile_static float a[8], b;
        float tile_static c;
        tile_static int m[2][4];
        const int l = t.local[0];
        tile_static Ctor ct[2];
        tile_static index<2> ix;
        tile_static DM dm;
        tile_static struct {
          int p, q;
        } un;
        int static_ = 3;
        tile_static bool flag;
        tile_static int sq[TS];
        tile_static unsigned u;
        tile_static enum LE { z0, z1 = 4 } en;
        if (l == 0) {
          b = 2;
          c = 3;
          ct[1].a = 1;
          ct[1].b = 2;
          ix[1] = 4;
          dm.y = 5;
          dm.x = 6;
          un.q = 7;
          flag = true;
          u = 9;
          en = z1;
        }
        a[l] = (float)l;
        m[l / 4][l % 4] = l * 10;
        fill(sq, l);
        t.barrier.wait();
        int r = (int)(a[7 - l] + b + c) + m[1][2] + ct[1].s() + ix[1] + dm.x + dm.y + un.q + flag +
                (int)u + en + static_ + shared_ptr_use(sq, 7 - l) + shared_ptr_use(&m[0][0], 1);
        int *p = sq;
        float &rb = b;
        auto *pm = &m;
        auto lam = [&](int k) { return k; };
        r += p[0] + (int)rb + (*pm)[0][1];
        for (int k = 0; k < 2; ++k) {
          tile_static int loop;
          if (l == k) loop = k + t.tile[0];
          t.barrier.wait();
          r += loop;
          t.barrier.wait();
        }
        {
          tile_static int a[8];
          a[l] = 1;
          t.barrier.wait();
          r += a[7 - l];
        }
        r += reduce<8>(l, t) + Rev<int>::go(l, t) + (int)Rev<float>::go((float)l, t);
        v[t] = r;
      });
  for (int i = 0; i < 16; ++i) {
    int l = i % 8, tl = i / 8;
    int r = (7 - l + 5) + 60 + 3 + 4 + 6 + 5 + 7 + 1 + 9 + 4 + 3 + (7 - l) * (7 - l) + 10;
    r += 0 + 2 + 10;
    r += (0 + tl) + (1 + tl) + 1 + 28 + (7 - l) * 2;
    if (v[i] != r) return 1 + i;
  }
  return 0;
}
