// tile_static variables must not be in cpu code, initialized, larger than the memory limit or of an
// incompatible type.
//
// reject: L-2.4.3.5.1-b, L-2.4.3.5.1-c, L-2.4.3.5.1-f, L-2.4.3.5.1-h, L-2.4.3.5.1-i, L-2.4.3.5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// tile_static variables must not be in cpu code, initialized, or of view, reference or pointer
// types.
namespace case_per_function {
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
template <class T>
struct Box {
  T v;
};
tile_static int g1;        // expected-error
static tile_static int g2; // expected-error
namespace N {
tile_static float g3[4]; // expected-error
}
struct S1 {
  tile_static int m; // expected-error
};
struct S2 {
  static tile_static int m; // expected-error
};
void p1(tile_static int x) restrict(amp);           // expected-error
tile_static int r1() restrict(amp);                 // expected-error
void c1() { tile_static int x; }                    // expected-error
void c2() restrict(cpu) { tile_static int x; }      // expected-error
void c3() restrict(cpu, amp) { tile_static int x; } // expected-error
void c4() {
  auto l = [] { tile_static int x; }; // expected-error
}
void c5() {
  auto l = []() restrict(cpu, amp) { tile_static int x; }; // expected-error
}
void i1() restrict(amp) { tile_static int x = 0; }            // expected-error
void i2() restrict(amp) { tile_static int x{}; }              // expected-error
void i3() restrict(amp) { tile_static int x(1); }             // expected-error
void i4() restrict(amp) { tile_static int x[2] = {1, 2}; }    // expected-error
void i5() restrict(amp) { tile_static index<2> x(1, 2); }     // expected-error
void i6() restrict(amp) { tile_static int a, b = 1; }         // expected-error
void i7() restrict(amp) { tile_static auto x = 1; }           // expected-error
void i8() restrict(amp) { tile_static Plain x = Plain(); }    // expected-error
void t1() restrict(amp) { tile_static array_view<int, 1> x; } // expected-error
void t2() restrict(amp) { tile_static HasView x; }            // expected-error
void t3() restrict(amp) { tile_static Deep x[2]; }            // expected-error
void t4() restrict(amp) { tile_static Der x; }                // expected-error
void t5() restrict(amp) { tile_static Box<HasView> x; }       // expected-error
void t6() restrict(amp) { tile_static HasRef x; }             // expected-error
void t7() restrict(amp) { tile_static bool x[4]; }            // expected-error
void t8() restrict(amp) { tile_static int *x; }               // expected-error
void t9(int &y) restrict(amp) { tile_static int &x = y; }     // expected-error
void u1() restrict(amp) { tile_static char x; }               // expected-error
void u2() restrict(amp) { tile_static Box<short> x; }         // expected-error
void u3() restrict(amp) { tile_static volatile int x; }       // expected-error
void u4() restrict(amp) { static tile_static int x; }         // expected-error
void u5() restrict(amp) { tile_static const int x = 3; }      // expected-error
template <class T>
void v1() restrict(amp) {
  tile_static T x;
}
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
} // namespace case_per_function

// tile_static must not combine with static, typedef, auto or an accelerator, nor exceed the memory
// limit.
namespace specifier_and_type_errors {
tile_static int g; // expected-error
struct S {
  tile_static int m;         // expected-error
  static tile_static int sm; // expected-error
};
typedef tile_static int TSI;               // expected-error
tile_static int ret() restrict(amp);       // expected-error
void par(tile_static int p) restrict(amp); // expected-error
struct Holder {
  array_view<int> v;
};
struct Deep {
  Holder h[1];
};
struct RefA {
  array<int> &a;
};
template <class T>
void tmpl() restrict(amp) {
  tile_static T t; // expected-error
}
void cpuf() { tile_static int x; }                    // expected-error
void both() restrict(cpu, amp) { tile_static int x; } // expected-error
void f() restrict(amp) {
  tile_static int a = 0;             // expected-error
  tile_static int b{};               // expected-error
  tile_static int c(1);              // expected-error
  tile_static int d[2] = {1, 2};     // expected-error
  tile_static array_view<int> e(1);  // expected-error
  tile_static array_view<int, 2> *f; // expected-error
  tile_static Holder h;              // expected-error
  tile_static Deep i;                // expected-error
  tile_static int *j;                // expected-error
  tile_static char k;                // expected-error
  tile_static bool l[4];             // expected-error
  tile_static bool m;
  tile_static int &n;                   // expected-error
  tile_static static int o;             // expected-error
  tile_static long long q;              // expected-error
  for (tile_static int r = 0; r < 1;) { // expected-error
  }
  tile_static auto s = 1;              // expected-error
  auto lam = [](tile_static int x) {}; // expected-error
  tile_static int big[20000];          // expected-error
  tile_static accelerator t;           // expected-error
  tile_static RefA ra;                 // expected-error
  tmpl<short>();
  tmpl<float>();
  tile_static volatile int vv;          // expected-error
  tile_static int ok1, ok2[3], bad = 3; // expected-error
}
} // namespace specifier_and_type_errors
