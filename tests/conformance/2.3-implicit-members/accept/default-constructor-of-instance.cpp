// The default constructor of a class template instance has each restriction of its member's.
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
template <class T> struct V1 {
  T m;
};
typedef V1<M1> W1;
int c1() restrict(cpu) {
  W1 w;
  return w.m.k;
}
struct M5 {
  int k;
  M5() restrict(amp) : k(10 + 2) {}
  ~M5() restrict(cpu, amp) {}
};
template <class T> struct V5 {
  T m;
};
typedef V5<M5> W5;
int c5() restrict(amp) {
  W5 w;
  return w.m.k;
}
struct M7 {
  int k;
  M7() restrict(cpu, amp) : k(10 + 3) {}
  ~M7() restrict(cpu, amp) {}
};
template <class T> struct V7 {
  T m;
};
typedef V7<M7> W7;
int c7() restrict(cpu) {
  W7 w;
  return w.m.k;
}
struct M8 {
  int k;
  M8() restrict(cpu, amp) : k(10 + 3) {}
  ~M8() restrict(cpu, amp) {}
};
template <class T> struct V8 {
  T m;
};
typedef V8<M8> W8;
int c8() restrict(amp) {
  W8 w;
  return w.m.k;
}
struct M9 {
  int k;
  M9() restrict(cpu, amp) : k(10 + 3) {}
  ~M9() restrict(cpu, amp) {}
};
template <class T> struct V9 {
  T m;
};
typedef V9<M9> W9;
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
template <class T> struct V10 {
  T m;
};
typedef V10<M10> W10;
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
template <class T> struct V11 {
  T m;
};
typedef V11<M11> W11;
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
template <class T> struct V12 {
  T m;
};
typedef V12<M12> W12;
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
