// A copy uses a copy constructor that has the caller's restrictions, for each combination.
//
// accept: L-2.3.2-d, L-2.3.2-f, L-2.3.2.1-a, L-2.3.2.1-b, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S1x {
  int k;
  S1x(int x) restrict(cpu, amp) : k(x) {}
  S1x(const S1x &o) restrict(cpu) : k(o.k + 1) {}
};
int c1x() restrict(cpu) {
  S1x a(10);
  S1x s(a);
  return s.k;
}
struct S1y {
  int k;
  S1y(int x) restrict(cpu, amp) : k(x) {}
  S1y(const S1y &o) restrict(cpu) : k(o.k + 1) {}
};
template <class Q> int c1y(Q) restrict(cpu) {
  S1y a(10);
  S1y s(a);
  return s.k;
}
inline int u1y() restrict(cpu) { return c1y(1); }
struct S1z {
  int k;
  S1z(int x) restrict(cpu, amp) : k(x) {}
  S1z(const S1z &o) restrict(cpu) : k(o.k + 1) {}
};
struct C1z {
  int zz;
  int c() const restrict(cpu) {
    S1z a(10);
    S1z s(a);
    return s.k;
  }
};
struct S4x {
  int k;
  S4x(int x) restrict(cpu, amp) : k(x) {}
  S4x(const S4x &o) restrict(cpu) : k(o.k + 1) {}
};
int c4x() {
  S4x a(10);
  S4x s(a);
  return s.k;
}
struct S4y {
  int k;
  S4y(int x) restrict(cpu, amp) : k(x) {}
  S4y(const S4y &o) restrict(cpu) : k(o.k + 1) {}
};
template <class Q> int c4y(Q) {
  S4y a(10);
  S4y s(a);
  return s.k;
}
inline int u4y() { return c4y(1); }
struct S4z {
  int k;
  S4z(int x) restrict(cpu, amp) : k(x) {}
  S4z(const S4z &o) restrict(cpu) : k(o.k + 1) {}
};
struct C4z {
  int zz;
  int c() const {
    S4z a(10);
    S4z s(a);
    return s.k;
  }
};
struct S6x {
  int k;
  S6x(int x) restrict(cpu, amp) : k(x) {}
  S6x(const S6x &o) restrict(amp) : k(o.k + 2) {}
};
int c6x() restrict(amp) {
  S6x a(10);
  S6x s(a);
  return s.k;
}
struct S6y {
  int k;
  S6y(int x) restrict(cpu, amp) : k(x) {}
  S6y(const S6y &o) restrict(amp) : k(o.k + 2) {}
};
template <class Q> int c6y(Q) restrict(amp) {
  S6y a(10);
  S6y s(a);
  return s.k;
}
inline int u6y() restrict(amp) { return c6y(1); }
struct S6z {
  int k;
  S6z(int x) restrict(cpu, amp) : k(x) {}
  S6z(const S6z &o) restrict(amp) : k(o.k + 2) {}
};
struct C6z {
  int zz;
  int c() const restrict(amp) {
    S6z a(10);
    S6z s(a);
    return s.k;
  }
};
struct S9x {
  int k;
  S9x(int x) restrict(cpu, amp) : k(x) {}
  S9x(const S9x &o) restrict(cpu, amp) : k(o.k + 3) {}
};
int c9x() restrict(cpu) {
  S9x a(10);
  S9x s(a);
  return s.k;
}
struct S9y {
  int k;
  S9y(int x) restrict(cpu, amp) : k(x) {}
  S9y(const S9y &o) restrict(cpu, amp) : k(o.k + 3) {}
};
template <class Q> int c9y(Q) restrict(cpu) {
  S9y a(10);
  S9y s(a);
  return s.k;
}
inline int u9y() restrict(cpu) { return c9y(1); }
struct S9z {
  int k;
  S9z(int x) restrict(cpu, amp) : k(x) {}
  S9z(const S9z &o) restrict(cpu, amp) : k(o.k + 3) {}
};
struct C9z {
  int zz;
  int c() const restrict(cpu) {
    S9z a(10);
    S9z s(a);
    return s.k;
  }
};
struct S10x {
  int k;
  S10x(int x) restrict(cpu, amp) : k(x) {}
  S10x(const S10x &o) restrict(cpu, amp) : k(o.k + 3) {}
};
int c10x() restrict(amp) {
  S10x a(10);
  S10x s(a);
  return s.k;
}
struct S10y {
  int k;
  S10y(int x) restrict(cpu, amp) : k(x) {}
  S10y(const S10y &o) restrict(cpu, amp) : k(o.k + 3) {}
};
template <class Q> int c10y(Q) restrict(amp) {
  S10y a(10);
  S10y s(a);
  return s.k;
}
inline int u10y() restrict(amp) { return c10y(1); }
struct S10z {
  int k;
  S10z(int x) restrict(cpu, amp) : k(x) {}
  S10z(const S10z &o) restrict(cpu, amp) : k(o.k + 3) {}
};
struct C10z {
  int zz;
  int c() const restrict(amp) {
    S10z a(10);
    S10z s(a);
    return s.k;
  }
};
struct S11x {
  int k;
  S11x(int x) restrict(cpu, amp) : k(x) {}
  S11x(const S11x &o) restrict(cpu, amp) : k(o.k + 3) {}
};
int c11x() restrict(cpu, amp) {
  S11x a(10);
  S11x s(a);
  return s.k;
}
struct S11y {
  int k;
  S11y(int x) restrict(cpu, amp) : k(x) {}
  S11y(const S11y &o) restrict(cpu, amp) : k(o.k + 3) {}
};
template <class Q> int c11y(Q) restrict(cpu, amp) {
  S11y a(10);
  S11y s(a);
  return s.k;
}
inline int u11y() restrict(cpu, amp) { return c11y(1); }
struct S11z {
  int k;
  S11z(int x) restrict(cpu, amp) : k(x) {}
  S11z(const S11z &o) restrict(cpu, amp) : k(o.k + 3) {}
};
struct C11z {
  int zz;
  int c() const restrict(cpu, amp) {
    S11z a(10);
    S11z s(a);
    return s.k;
  }
};
struct S12x {
  int k;
  S12x(int x) restrict(cpu, amp) : k(x) {}
  S12x(const S12x &o) restrict(cpu, amp) : k(o.k + 3) {}
};
int c12x() {
  S12x a(10);
  S12x s(a);
  return s.k;
}
struct S12y {
  int k;
  S12y(int x) restrict(cpu, amp) : k(x) {}
  S12y(const S12y &o) restrict(cpu, amp) : k(o.k + 3) {}
};
template <class Q> int c12y(Q) {
  S12y a(10);
  S12y s(a);
  return s.k;
}
inline int u12y() { return c12y(1); }
struct S12z {
  int k;
  S12z(int x) restrict(cpu, amp) : k(x) {}
  S12z(const S12z &o) restrict(cpu, amp) : k(o.k + 3) {}
};
struct C12z {
  int zz;
  int c() const {
    S12z a(10);
    S12z s(a);
    return s.k;
  }
};
struct S13x {
  int k;
  S13x(int x) restrict(cpu, amp) : k(x) {}
  S13x(const S13x &o) restrict(cpu) : k(o.k + 1) {}
  S13x(const S13x &o) restrict(amp) : k(o.k + 2) {}
};
int c13x() restrict(cpu) {
  S13x a(10);
  S13x s(a);
  return s.k;
}
struct S13y {
  int k;
  S13y(int x) restrict(cpu, amp) : k(x) {}
  S13y(const S13y &o) restrict(cpu) : k(o.k + 1) {}
  S13y(const S13y &o) restrict(amp) : k(o.k + 2) {}
};
template <class Q> int c13y(Q) restrict(cpu) {
  S13y a(10);
  S13y s(a);
  return s.k;
}
inline int u13y() restrict(cpu) { return c13y(1); }
struct S13z {
  int k;
  S13z(int x) restrict(cpu, amp) : k(x) {}
  S13z(const S13z &o) restrict(cpu) : k(o.k + 1) {}
  S13z(const S13z &o) restrict(amp) : k(o.k + 2) {}
};
struct C13z {
  int zz;
  int c() const restrict(cpu) {
    S13z a(10);
    S13z s(a);
    return s.k;
  }
};
struct S14x {
  int k;
  S14x(int x) restrict(cpu, amp) : k(x) {}
  S14x(const S14x &o) restrict(cpu) : k(o.k + 1) {}
  S14x(const S14x &o) restrict(amp) : k(o.k + 2) {}
};
int c14x() restrict(amp) {
  S14x a(10);
  S14x s(a);
  return s.k;
}
struct S14y {
  int k;
  S14y(int x) restrict(cpu, amp) : k(x) {}
  S14y(const S14y &o) restrict(cpu) : k(o.k + 1) {}
  S14y(const S14y &o) restrict(amp) : k(o.k + 2) {}
};
template <class Q> int c14y(Q) restrict(amp) {
  S14y a(10);
  S14y s(a);
  return s.k;
}
inline int u14y() restrict(amp) { return c14y(1); }
struct S14z {
  int k;
  S14z(int x) restrict(cpu, amp) : k(x) {}
  S14z(const S14z &o) restrict(cpu) : k(o.k + 1) {}
  S14z(const S14z &o) restrict(amp) : k(o.k + 2) {}
};
struct C14z {
  int zz;
  int c() const restrict(amp) {
    S14z a(10);
    S14z s(a);
    return s.k;
  }
};
struct S15x {
  int k;
  S15x(int x) restrict(cpu, amp) : k(x) {}
  S15x(const S15x &o) restrict(cpu) : k(o.k + 1) {}
  S15x(const S15x &o) restrict(amp) : k(o.k + 2) {}
};
int c15x() restrict(cpu, amp) {
  S15x a(10);
  S15x s(a);
  return s.k;
}
struct S15y {
  int k;
  S15y(int x) restrict(cpu, amp) : k(x) {}
  S15y(const S15y &o) restrict(cpu) : k(o.k + 1) {}
  S15y(const S15y &o) restrict(amp) : k(o.k + 2) {}
};
template <class Q> int c15y(Q) restrict(cpu, amp) {
  S15y a(10);
  S15y s(a);
  return s.k;
}
inline int u15y() restrict(cpu, amp) { return c15y(1); }
struct S15z {
  int k;
  S15z(int x) restrict(cpu, amp) : k(x) {}
  S15z(const S15z &o) restrict(cpu) : k(o.k + 1) {}
  S15z(const S15z &o) restrict(amp) : k(o.k + 2) {}
};
struct C15z {
  int zz;
  int c() const restrict(cpu, amp) {
    S15z a(10);
    S15z s(a);
    return s.k;
  }
};
struct S16x {
  int k;
  S16x(int x) restrict(cpu, amp) : k(x) {}
  S16x(const S16x &o) restrict(cpu) : k(o.k + 1) {}
  S16x(const S16x &o) restrict(amp) : k(o.k + 2) {}
};
int c16x() {
  S16x a(10);
  S16x s(a);
  return s.k;
}
struct S16y {
  int k;
  S16y(int x) restrict(cpu, amp) : k(x) {}
  S16y(const S16y &o) restrict(cpu) : k(o.k + 1) {}
  S16y(const S16y &o) restrict(amp) : k(o.k + 2) {}
};
template <class Q> int c16y(Q) {
  S16y a(10);
  S16y s(a);
  return s.k;
}
inline int u16y() { return c16y(1); }
struct S16z {
  int k;
  S16z(int x) restrict(cpu, amp) : k(x) {}
  S16z(const S16z &o) restrict(cpu) : k(o.k + 1) {}
  S16z(const S16z &o) restrict(amp) : k(o.k + 2) {}
};
struct C16z {
  int zz;
  int c() const {
    S16z a(10);
    S16z s(a);
    return s.k;
  }
};
struct S17x {
  int k;
  S17x(int x) restrict(cpu, amp) : k(x) {}
  S17x(const S17x &o) : k(o.k + 1) {}
};
int c17x() restrict(cpu) {
  S17x a(10);
  S17x s(a);
  return s.k;
}
struct S17y {
  int k;
  S17y(int x) restrict(cpu, amp) : k(x) {}
  S17y(const S17y &o) : k(o.k + 1) {}
};
template <class Q> int c17y(Q) restrict(cpu) {
  S17y a(10);
  S17y s(a);
  return s.k;
}
inline int u17y() restrict(cpu) { return c17y(1); }
struct S17z {
  int k;
  S17z(int x) restrict(cpu, amp) : k(x) {}
  S17z(const S17z &o) : k(o.k + 1) {}
};
struct C17z {
  int zz;
  int c() const restrict(cpu) {
    S17z a(10);
    S17z s(a);
    return s.k;
  }
};
struct S20x {
  int k;
  S20x(int x) restrict(cpu, amp) : k(x) {}
  S20x(const S20x &o) : k(o.k + 1) {}
};
int c20x() {
  S20x a(10);
  S20x s(a);
  return s.k;
}
struct S20y {
  int k;
  S20y(int x) restrict(cpu, amp) : k(x) {}
  S20y(const S20y &o) : k(o.k + 1) {}
};
template <class Q> int c20y(Q) {
  S20y a(10);
  S20y s(a);
  return s.k;
}
inline int u20y() { return c20y(1); }
struct S20z {
  int k;
  S20z(int x) restrict(cpu, amp) : k(x) {}
  S20z(const S20z &o) : k(o.k + 1) {}
};
struct C20z {
  int zz;
  int c() const {
    S20z a(10);
    S20z s(a);
    return s.k;
  }
};
int main() {
  int r = 0;
  if (c1x() != 11) ++r;
  if (u1y() != 11) ++r;
  if (C1z{0}.c() != 11) ++r;
  if (c4x() != 11) ++r;
  if (u4y() != 11) ++r;
  if (C4z{0}.c() != 11) ++r;
  if (c9x() != 13) ++r;
  if (u9y() != 13) ++r;
  if (C9z{0}.c() != 13) ++r;
  if (c11x() != 13) ++r;
  if (u11y() != 13) ++r;
  if (C11z{0}.c() != 13) ++r;
  if (c12x() != 13) ++r;
  if (u12y() != 13) ++r;
  if (C12z{0}.c() != 13) ++r;
  if (c13x() != 11) ++r;
  if (u13y() != 11) ++r;
  if (C13z{0}.c() != 11) ++r;
  if (c15x() != 11) ++r;
  if (u15y() != 11) ++r;
  if (C15z{0}.c() != 11) ++r;
  if (c16x() != 11) ++r;
  if (u16y() != 11) ++r;
  if (C16z{0}.c() != 11) ++r;
  if (c17x() != 11) ++r;
  if (u17y() != 11) ++r;
  if (C17z{0}.c() != 11) ++r;
  if (c20x() != 11) ++r;
  if (u20y() != 11) ++r;
  if (C20z{0}.c() != 11) ++r;
  int d[1] = {0};
  array_view<int, 1> v(1, d);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int bad = 0;
        if (c6x() != 12) ++bad;
        if (u6y() != 12) ++bad;
        if (C6z{0}.c() != 12) ++bad;
        if (c10x() != 13) ++bad;
        if (u10y() != 13) ++bad;
        if (C10z{0}.c() != 13) ++bad;
        if (c11x() != 13) ++bad;
        if (u11y() != 13) ++bad;
        if (C11z{0}.c() != 13) ++bad;
        if (c14x() != 12) ++bad;
        if (u14y() != 12) ++bad;
        if (C14z{0}.c() != 12) ++bad;
        if (c15x() != 12) ++bad;
        if (u15y() != 12) ++bad;
        if (C15z{0}.c() != 12) ++bad;
        v[i] = bad;
      });
  v.synchronize();
  return r ? 100 + r : d[0];
}
