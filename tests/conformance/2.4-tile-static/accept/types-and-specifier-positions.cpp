// Variables of scalar, array, structure, enumeration and union type may be tile_static. The
// specifier may be before or after the type.
//
// accept: L-2.4.3.5.1-a, L-2.4.3.5.1-e, L-2.4.3.5.1-j, L-2.4.3.5.1-h, L-2.4.3.5.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Each thread of a tile sees the tile_static writes of the others after a barrier.
namespace sharing_between_threads_of_a_tile {
void test() {
  int data[32];
  for (int k = 0; k < 32; ++k)
    data[k] = k;
  array_view<int, 1> v(32, data);
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        tile_static int buffer[8], total;
        int tile_static doubled[8];
        const int l = t.local[0];
        buffer[l] = v[t.global];
        doubled[7 - l] = v[t.global] * 2;
        t.barrier.wait();
        if (l == 0) {
          total = 0;
          for (int k = 0; k < 8; ++k)
            total += buffer[k];
        }
        t.barrier.wait();
        v[t.global] = total * 1000 + doubled[l];
      });
  for (int k = 0; k < 32; ++k) {
    int tile = k / 8, first = tile * 8;
    check("element", v[k], (8 * first + 28) * 1000 + 2 * (first + 7 - k % 8));
  }
}
} // namespace sharing_between_threads_of_a_tile

// A tile_static variable may be a single bool, a struct or a two-dimensional array.
namespace bool_struct_and_matrix {
struct pair {
  float value;
  int place;
};

void test() {
  float in[6] = {3, 9, 4, 8, 1, 2};
  int out[6] = {};
  array_view<const float, 2> a(2, 3, in);
  array_view<int, 2> o(2, 3, out);
  parallel_for_each(
      o.extent.tile<2, 3>(), [=](tiled_index<2, 3> t) restrict(amp) {
        tile_static bool found;
        tile_static pair best;
        tile_static float square[2][3];
        square[t.local[0]][t.local[1]] = a[t.global];
        t.barrier.wait();
        if (t.local[0] == 0 && t.local[1] == 0) {
          best.value = 0;
          for (int r = 0; r < 2; ++r)
            for (int c = 0; c < 3; ++c)
              if (square[r][c] > best.value)
                best = {square[r][c], r * 3 + c};
          found = best.place == 1;
        }
        t.barrier.wait();
        o[t.global] = best.place + (found ? 100 : 0);
      });
  for (int k = 0; k < 6; ++k)
    check("element", o(k / 3, k % 3), 101);
}
} // namespace bool_struct_and_matrix

// tile_static arrays, objects, enumerations and unions may be accessed through references and
// pointers.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
namespace shapes_and_aliases {
struct constructed {
  int a;
  float b;
  constructed() restrict(cpu, amp) : a(77), b(88) {}
  int s() const restrict(cpu, amp) { return a + (int)b; }
};
struct initialized_member {
  int x = 5;
  int y;
};
static const int TS = 8;
template <int N>
int reduce(int x, tiled_index<N> t) restrict(amp) {
  tile_static int buf[N];
  buf[t.local[0]] = x;
  t.barrier.wait();
  for (int s = N / 2; s > 0; s /= 2) {
    if (t.local[0] < s)
      buf[t.local[0]] += buf[t.local[0] + s];
    t.barrier.wait();
  }
  int r = buf[0];
  t.barrier.wait();
  return r;
}
template <class T>
struct reversal {
  static T go(T x, const tiled_index<8> &t) restrict(amp) {
    tile_static T b[8];
    b[7 - t.local[0]] = x;
    t.barrier.wait();
    T r = b[t.local[0]];
    t.barrier.wait();
    return r;
  }
};
int element_at(int *p, int k) restrict(amp) { return p[k]; }
void fill(int (&a)[TS], int l) restrict(amp) { a[l] = l * l; }
void test() {
  int o[16];
  array_view<int> v(16, o);
  v.discard_data();
  parallel_for_each(
      v.extent.tile<TS>(), [=](tiled_index<TS> t) restrict(amp) {
        tile_static float a[8], b;
        float tile_static c;
        tile_static int m[2][4];
        const int l = t.local[0];
        tile_static constructed ct[2];
        tile_static index<2> ix;
        tile_static initialized_member dm;
        tile_static struct {
          int p, q;
        } anonymous;
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
          anonymous.q = 7;
          flag = true;
          u = 9;
          en = z1;
        }
        a[l] = (float)l;
        m[l / 4][l % 4] = l * 10;
        fill(sq, l);
        t.barrier.wait();
        int r = (int)(a[7 - l] + b + c) + m[1][2] + ct[1].s() + ix[1] + dm.x + dm.y + anonymous.q +
                flag + (int)u + en + static_ + element_at(sq, 7 - l) + element_at(&m[0][0], 1);
        int *p = sq;
        float &rb = b;
        auto *pm = &m;
        auto lam = [&](int k) { return k; };
        r += p[0] + (int)rb + (*pm)[0][1];
        for (int k = 0; k < 2; ++k) {
          tile_static int loop;
          if (l == k)
            loop = k + t.tile[0];
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
        r += reduce<8>(l, t) + reversal<int>::go(l, t) + (int)reversal<float>::go((float)l, t);
        v[t] = r;
      });
  for (int i = 0; i < 16; ++i) {
    int l = i % 8, tl = i / 8;
    int r = (7 - l + 5) + 60 + 3 + 4 + 6 + 5 + 7 + 1 + 9 + 4 + 3 + (7 - l) * (7 - l) + 10;
    r += 0 + 2 + 10;
    r += (0 + tl) + (1 + tl) + 1 + 28 + (7 - l) * 2;
    CHECK(v[i] == r);
  }
}
} // namespace shapes_and_aliases
#pragma GCC diagnostic pop

// tile_static may be before or after the type, on anonymous structs and unions and in generic
// lambdas.
namespace positions_of_specifier {
struct constructed {
  int a, b;
  constructed() restrict(cpu, amp) : a(77), b(78) {}
  ~constructed() restrict(cpu, amp) {}
};
template <class T, int N>
struct Scan {
  typedef T elem;
  static T total(tiled_index<N> t, T x) restrict(amp) {
    tile_static T buf[N];
    typename Scan::elem tile_static last;
    buf[t.local[0]] = x;
    t.barrier.wait();
    if (t.local[0] == 0) {
      last = T();
      for (T e : buf)
        last += e;
    }
    t.barrier.wait();
    return last;
  }
};
int sum3(int (&a)[4], const constructed *c) restrict(amp) { return a[0] + a[3] + c->a; }
void test() {
  int out[8] = {};
  array_view<int, 1> v(8, out);
  parallel_for_each(
      extent<1>(8).tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        int tile_static a[4], b;
        tile_static struct {
          int p;
          float q;
        } s, ss[2];
        tile_static constructed c;
        index<1> tile_static ix;
        tile_static union {
          int i;
          float f;
        } u;
        tile_static bool flag;
        int l = t.local[0];
        for (int k = 0; k < 2; k++) {
          tile_static int inner[4];
          if (k == 0)
            inner[l] = l + 1;
          else
            a[l] = inner[3 - l];
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
          if (l == 0)
            w = z;
          t.barrier.wait();
          return int(w * 2);
        };
        sc += gl(1.5f) - 3 + gl(2) - 4;
        v[t.global] =
            b + s.p + int(ss[1].q) + sum3(a, &c) + ix[0] + (u.i == 0x3f800000) + flag + sc * 100;
      });
  v.synchronize();
  for (int i = 0; i < 8; i++)
    CHECK(out[i] == 5 + 6 + 7 + (4 + 1 + 8) + 1 + 1 + 1 + 800);
}
} // namespace positions_of_specifier

int main() {
  sharing_between_threads_of_a_tile::test();
  bool_struct_and_matrix::test();
  shapes_and_aliases::test();
  positions_of_specifier::test();
  return failures;
}
