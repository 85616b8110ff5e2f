// A defaulted copy constructor has each restriction that the copy constructors of its members have.
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
  M1() restrict(cpu, amp) : k(10) {}
  M1(const M1 &o) restrict(cpu) : k(o.k + 1) {}
  ~M1() restrict(cpu, amp) {}
};
struct W1 {
  M1 m;
  W1() = default;
  W1(const W1 &) = default;
  W1 &operator=(const W1 &) = default;
  ~W1() = default;
};
int c1() restrict(cpu) {
  W1 w;
  W1 x(w);
  return x.m.k;
}
struct M5 {
  int k;
  M5() restrict(cpu, amp) : k(10) {}
  M5(const M5 &o) restrict(amp) : k(o.k + 2) {}
  ~M5() restrict(cpu, amp) {}
};
struct W5 {
  M5 m;
  W5() = default;
  W5(const W5 &) = default;
  W5 &operator=(const W5 &) = default;
  ~W5() = default;
};
int c5() restrict(amp) {
  W5 w;
  W5 x(w);
  return x.m.k;
}
struct M7 {
  int k;
  M7() restrict(cpu, amp) : k(10) {}
  M7(const M7 &o) restrict(cpu, amp) : k(o.k + 3) {}
  ~M7() restrict(cpu, amp) {}
};
struct W7 {
  M7 m;
  W7() = default;
  W7(const W7 &) = default;
  W7 &operator=(const W7 &) = default;
  ~W7() = default;
};
int c7() restrict(cpu) {
  W7 w;
  W7 x(w);
  return x.m.k;
}
struct M8 {
  int k;
  M8() restrict(cpu, amp) : k(10) {}
  M8(const M8 &o) restrict(cpu, amp) : k(o.k + 3) {}
  ~M8() restrict(cpu, amp) {}
};
struct W8 {
  M8 m;
  W8() = default;
  W8(const W8 &) = default;
  W8 &operator=(const W8 &) = default;
  ~W8() = default;
};
int c8() restrict(amp) {
  W8 w;
  W8 x(w);
  return x.m.k;
}
struct M9 {
  int k;
  M9() restrict(cpu, amp) : k(10) {}
  M9(const M9 &o) restrict(cpu, amp) : k(o.k + 3) {}
  ~M9() restrict(cpu, amp) {}
};
struct W9 {
  M9 m;
  W9() = default;
  W9(const W9 &) = default;
  W9 &operator=(const W9 &) = default;
  ~W9() = default;
};
int c9() restrict(cpu, amp) {
  W9 w;
  W9 x(w);
  return x.m.k;
}
struct M10 {
  int k;
  M10() restrict(cpu, amp) : k(10) {}
  M10(const M10 &o) restrict(cpu) : k(o.k + 1) {}
  M10(const M10 &o) restrict(amp) : k(o.k + 2) {}
  ~M10() restrict(cpu, amp) {}
};
struct W10 {
  M10 m;
  W10() = default;
  W10(const W10 &) = default;
  W10 &operator=(const W10 &) = default;
  ~W10() = default;
};
int c10() restrict(cpu) {
  W10 w;
  W10 x(w);
  return x.m.k;
}
struct M11 {
  int k;
  M11() restrict(cpu, amp) : k(10) {}
  M11(const M11 &o) restrict(cpu) : k(o.k + 1) {}
  M11(const M11 &o) restrict(amp) : k(o.k + 2) {}
  ~M11() restrict(cpu, amp) {}
};
struct W11 {
  M11 m;
  W11() = default;
  W11(const W11 &) = default;
  W11 &operator=(const W11 &) = default;
  ~W11() = default;
};
int c11() restrict(amp) {
  W11 w;
  W11 x(w);
  return x.m.k;
}
struct M12 {
  int k;
  M12() restrict(cpu, amp) : k(10) {}
  M12(const M12 &o) restrict(cpu) : k(o.k + 1) {}
  M12(const M12 &o) restrict(amp) : k(o.k + 2) {}
  ~M12() restrict(cpu, amp) {}
};
struct W12 {
  M12 m;
  W12() = default;
  W12(const W12 &) = default;
  W12 &operator=(const W12 &) = default;
  ~W12() = default;
};
int c12() restrict(cpu, amp) {
  W12 w;
  W12 x(w);
  return x.m.k;
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
