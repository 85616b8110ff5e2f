// A defaulted copy must not be used by code whose restriction a member's copy constructor lacks.
//
// reject: L-2.3.2-h, L-2.3.2-j, L-2.3.2-k, L-2.3.2-l
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
struct M2 {
  int k;
  M2() restrict(cpu, amp) : k(10) {}
  M2(const M2 &o) restrict(cpu) : k(o.k + 1) {}
  ~M2() restrict(cpu, amp) {}
};
struct W2 {
  M2 m;
  W2() = default;
  W2(const W2 &) = default;
  W2 &operator=(const W2 &) = default;
  ~W2() = default;
};
int c2() restrict(amp) {
  W2 w;
  W2 x(w); // ERROR
  return x.m.k;
}
struct M3 {
  int k;
  M3() restrict(cpu, amp) : k(10) {}
  M3(const M3 &o) restrict(cpu) : k(o.k + 1) {}
  ~M3() restrict(cpu, amp) {}
};
struct W3 {
  M3 m;
  W3() = default;
  W3(const W3 &) = default;
  W3 &operator=(const W3 &) = default;
  ~W3() = default;
};
int c3() restrict(cpu, amp) {
  W3 w;
  W3 x(w); // ERROR
  return x.m.k;
}
struct M4 {
  int k;
  M4() restrict(cpu, amp) : k(10) {}
  M4(const M4 &o) restrict(amp) : k(o.k + 2) {}
  ~M4() restrict(cpu, amp) {}
};
struct W4 {
  M4 m;
  W4() = default;
  W4(const W4 &) = default;
  W4 &operator=(const W4 &) = default;
  ~W4() = default;
};
int c4() restrict(cpu) {
  W4 w;
  W4 x(w); // ERROR
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
struct M6 {
  int k;
  M6() restrict(cpu, amp) : k(10) {}
  M6(const M6 &o) restrict(amp) : k(o.k + 2) {}
  ~M6() restrict(cpu, amp) {}
};
struct W6 {
  M6 m;
  W6() = default;
  W6(const W6 &) = default;
  W6 &operator=(const W6 &) = default;
  ~W6() = default;
};
int c6() restrict(cpu, amp) {
  W6 w;
  W6 x(w); // ERROR
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
