// An implicit default constructor has each restriction that the constructors of all members have.
//
// accept: L-2.3.2-h, L-2.3.2-j, L-2.3.2-k, L-2.3.2-l, L-2.3.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct M1 {
  int k;
  M1() restrict(cpu) : k(10 + 1) {}
  ~M1() restrict(cpu, amp) {}
};
struct N1 {
  int q;
  N1() restrict(cpu, amp) : q(0) {}
};
struct W1 {
  N1 a;
  M1 m;
  N1 b;
};
int c1() restrict(cpu) {
  W1 w;
  return w.m.k;
}
struct M5 {
  int k;
  M5() restrict(amp) : k(10 + 2) {}
  ~M5() restrict(cpu, amp) {}
};
struct N5 {
  int q;
  N5() restrict(cpu, amp) : q(0) {}
};
struct W5 {
  N5 a;
  M5 m;
  N5 b;
};
int c5() restrict(amp) {
  W5 w;
  return w.m.k;
}
struct M7 {
  int k;
  M7() restrict(cpu, amp) : k(10 + 3) {}
  ~M7() restrict(cpu, amp) {}
};
struct N7 {
  int q;
  N7() restrict(cpu, amp) : q(0) {}
};
struct W7 {
  N7 a;
  M7 m;
  N7 b;
};
int c7() restrict(cpu) {
  W7 w;
  return w.m.k;
}
struct M8 {
  int k;
  M8() restrict(cpu, amp) : k(10 + 3) {}
  ~M8() restrict(cpu, amp) {}
};
struct N8 {
  int q;
  N8() restrict(cpu, amp) : q(0) {}
};
struct W8 {
  N8 a;
  M8 m;
  N8 b;
};
int c8() restrict(amp) {
  W8 w;
  return w.m.k;
}
struct M9 {
  int k;
  M9() restrict(cpu, amp) : k(10 + 3) {}
  ~M9() restrict(cpu, amp) {}
};
struct N9 {
  int q;
  N9() restrict(cpu, amp) : q(0) {}
};
struct W9 {
  N9 a;
  M9 m;
  N9 b;
};
int c9() restrict(cpu, amp) {
  W9 w;
  return w.m.k;
}
struct M10 {
  int k;
  M10() restrict(cpu) : k(10 + 1) {}
  M10() restrict(amp) : k(10 + 2) {}
  ~M10() restrict(cpu, amp) {}
};
struct N10 {
  int q;
  N10() restrict(cpu, amp) : q(0) {}
};
struct W10 {
  N10 a;
  M10 m;
  N10 b;
};
int c10() restrict(cpu) {
  W10 w;
  return w.m.k;
}
struct M11 {
  int k;
  M11() restrict(cpu) : k(10 + 1) {}
  M11() restrict(amp) : k(10 + 2) {}
  ~M11() restrict(cpu, amp) {}
};
struct N11 {
  int q;
  N11() restrict(cpu, amp) : q(0) {}
};
struct W11 {
  N11 a;
  M11 m;
  N11 b;
};
int c11() restrict(amp) {
  W11 w;
  return w.m.k;
}
struct M12 {
  int k;
  M12() restrict(cpu) : k(10 + 1) {}
  M12() restrict(amp) : k(10 + 2) {}
  ~M12() restrict(cpu, amp) {}
};
struct N12 {
  int q;
  N12() restrict(cpu, amp) : q(0) {}
};
struct W12 {
  N12 a;
  M12 m;
  N12 b;
};
int c12() restrict(cpu, amp) {
  W12 w;
  return w.m.k;
}
int main() {
  int r = 0;
  if (c1() != 11) ++r;
  if (c7() != 13) ++r;
  if (c9() != 13) ++r;
  if (c10() != 11) ++r;
  if (c12() != 11) ++r;
  int d[1] = {0};
  array_view<int, 1> v(1, d);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int bad = 0;
        if (c5() != 12) ++bad;
        if (c8() != 13) ++bad;
        if (c9() != 13) ++bad;
        if (c11() != 12) ++bad;
        if (c12() != 12) ++bad;
        v[i] = bad;
      });
  v.synchronize();
  return r ? 100 + r : d[0];
}
