// tile_static variables must not be in cpu code, initialized, or of view, reference or pointer
// types.
//
// reject: L-2.4.3.5.1-b, L-2.4.3.5.1-c, L-2.4.3.5.1-f, L-2.4.3.5.1-h, L-2.4.3.5.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct HasView {
  array_view<int, 1> v;
  int k;
};
struct HasRef {
  array<int, 1> &a;
};
struct Deep {
  int z;
  HasView h;
};
struct Der : HasView {};
struct Plain {
  int a;
  float b;
  Plain() restrict(amp) : a(1) {}
};
struct CpuCtor {
  int a;
  CpuCtor() {}
  ~CpuCtor() {}
};
struct Init {
  int a = 3;
};
template <class T> struct Box {
  T v;
};
tile_static int g1; // ERROR
static tile_static int g2; // ERROR
namespace N {
tile_static float g3[4]; // ERROR
}
struct S1 {
  tile_static int m; // ERROR
};
struct S2 {
  static tile_static int m; // ERROR
};
void p1(tile_static int x) restrict(amp); // ERROR
tile_static int r1() restrict(amp); // ERROR
void c1() { tile_static int x; } // ERROR
void c2() restrict(cpu) { tile_static int x; } // ERROR
void c3() restrict(cpu, amp) { tile_static int x; } // ERROR
void c4() {
  auto l = [] { tile_static int x; }; // ERROR
}
void c5() {
  auto l = []() restrict(cpu, amp) { tile_static int x; }; // ERROR
}
void i1() restrict(amp) { tile_static int x = 0; } // ERROR
void i2() restrict(amp) { tile_static int x{}; } // ERROR
void i3() restrict(amp) { tile_static int x(1); } // ERROR
void i4() restrict(amp) { tile_static int x[2] = {1, 2}; } // ERROR
void i5() restrict(amp) { tile_static index<2> x(1, 2); } // ERROR
void i6() restrict(amp) { tile_static int a, b = 1; } // ERROR
void i7() restrict(amp) { tile_static auto x = 1; } // ERROR
void i8() restrict(amp) { tile_static Plain x = Plain(); } // ERROR
void t1() restrict(amp) { tile_static array_view<int, 1> x; } // ERROR
void t2() restrict(amp) { tile_static HasView x; } // ERROR
void t3() restrict(amp) { tile_static Deep x[2]; } // ERROR
void t4() restrict(amp) { tile_static Der x; } // ERROR
void t5() restrict(amp) { tile_static Box<HasView> x; } // ERROR
void t6() restrict(amp) { tile_static HasRef x; } // ERROR
void t7() restrict(amp) { tile_static bool x[4]; } // ERROR
void t8() restrict(amp) { tile_static int *x; } // ERROR
void t9(int &y) restrict(amp) { tile_static int &x = y; } // ERROR
void u1() restrict(amp) { tile_static char x; } // ERROR
void u2() restrict(amp) { tile_static Box<short> x; } // ERROR
void u3() restrict(amp) { tile_static volatile int x; } // ERROR
void u4() restrict(amp) { static tile_static int x; } // ERROR
void u5() restrict(amp) { tile_static const int x = 3; } // ERROR
template <class T> void v1() restrict(amp) { tile_static T x; }
void v1u() restrict(amp) {
  v1<int>();
  v1<Plain>();
}
void ok1() restrict(amp) {
  tile_static int a[4][4], b;
  int tile_static c;
  tile_static unsigned d[2], e;
  tile_static Plain f;
  tile_static CpuCtor g;
  tile_static Init h;
  tile_static index<2> i;
  tile_static bool j;
  tile_static double k[3];
  tile_static Box<Box<int>> l[2];
  a[0][0] = b = c = 1;
}
void ok2() restrict(amp) {
  if (true) {
    tile_static float x[8];
    x[0] = 1;
  }
  for (int i = 0; i < 2; ++i) {
    tile_static float y;
    y = 2;
  }
  auto l = [] {
    tile_static int z;
    z = 3;
    return z;
  };
  l();
}
void ok3() {
  auto l = [](index<1>) restrict(amp) {
    tile_static int q;
    q = 1;
    int *p = &q;
    int &r = q;
    *p = r;
  };
}
