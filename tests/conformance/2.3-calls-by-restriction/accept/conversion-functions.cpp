// A conversion uses a conversion function that has the caller's restrictions, for each combination.
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
  operator int() const restrict(cpu) { return 1 + k; }
};
int c1x() restrict(cpu) {
  S1x s = {10};
  int r = s;
  return r;
}
struct S1y {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
};
template <class Q> int c1y(Q) restrict(cpu) {
  S1y s = {10};
  int r = s;
  return r;
}
inline int u1y() restrict(cpu) { return c1y(1); }
struct S1z {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
};
struct C1z {
  int zz;
  int c() const restrict(cpu) {
    S1z s = {10};
    int r = s;
    return r;
  }
};
struct S4x {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
};
int c4x() {
  S4x s = {10};
  int r = s;
  return r;
}
struct S4y {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
};
template <class Q> int c4y(Q) {
  S4y s = {10};
  int r = s;
  return r;
}
inline int u4y() { return c4y(1); }
struct S4z {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
};
struct C4z {
  int zz;
  int c() const {
    S4z s = {10};
    int r = s;
    return r;
  }
};
struct S6x {
  int k;
  operator int() const restrict(amp) { return 2 + k; }
};
int c6x() restrict(amp) {
  S6x s = {10};
  int r = s;
  return r;
}
struct S6y {
  int k;
  operator int() const restrict(amp) { return 2 + k; }
};
template <class Q> int c6y(Q) restrict(amp) {
  S6y s = {10};
  int r = s;
  return r;
}
inline int u6y() restrict(amp) { return c6y(1); }
struct S6z {
  int k;
  operator int() const restrict(amp) { return 2 + k; }
};
struct C6z {
  int zz;
  int c() const restrict(amp) {
    S6z s = {10};
    int r = s;
    return r;
  }
};
struct S9x {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
int c9x() restrict(cpu) {
  S9x s = {10};
  int r = s;
  return r;
}
struct S9y {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
template <class Q> int c9y(Q) restrict(cpu) {
  S9y s = {10};
  int r = s;
  return r;
}
inline int u9y() restrict(cpu) { return c9y(1); }
struct S9z {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
struct C9z {
  int zz;
  int c() const restrict(cpu) {
    S9z s = {10};
    int r = s;
    return r;
  }
};
struct S10x {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
int c10x() restrict(amp) {
  S10x s = {10};
  int r = s;
  return r;
}
struct S10y {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
template <class Q> int c10y(Q) restrict(amp) {
  S10y s = {10};
  int r = s;
  return r;
}
inline int u10y() restrict(amp) { return c10y(1); }
struct S10z {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
struct C10z {
  int zz;
  int c() const restrict(amp) {
    S10z s = {10};
    int r = s;
    return r;
  }
};
struct S11x {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
int c11x() restrict(cpu, amp) {
  S11x s = {10};
  int r = s;
  return r;
}
struct S11y {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
template <class Q> int c11y(Q) restrict(cpu, amp) {
  S11y s = {10};
  int r = s;
  return r;
}
inline int u11y() restrict(cpu, amp) { return c11y(1); }
struct S11z {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
struct C11z {
  int zz;
  int c() const restrict(cpu, amp) {
    S11z s = {10};
    int r = s;
    return r;
  }
};
struct S12x {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
int c12x() {
  S12x s = {10};
  int r = s;
  return r;
}
struct S12y {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
template <class Q> int c12y(Q) {
  S12y s = {10};
  int r = s;
  return r;
}
inline int u12y() { return c12y(1); }
struct S12z {
  int k;
  operator int() const restrict(cpu, amp) { return 3 + k; }
};
struct C12z {
  int zz;
  int c() const {
    S12z s = {10};
    int r = s;
    return r;
  }
};
struct S13x {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
int c13x() restrict(cpu) {
  S13x s = {10};
  int r = s;
  return r;
}
struct S13y {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
template <class Q> int c13y(Q) restrict(cpu) {
  S13y s = {10};
  int r = s;
  return r;
}
inline int u13y() restrict(cpu) { return c13y(1); }
struct S13z {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
struct C13z {
  int zz;
  int c() const restrict(cpu) {
    S13z s = {10};
    int r = s;
    return r;
  }
};
struct S14x {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
int c14x() restrict(amp) {
  S14x s = {10};
  int r = s;
  return r;
}
struct S14y {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
template <class Q> int c14y(Q) restrict(amp) {
  S14y s = {10};
  int r = s;
  return r;
}
inline int u14y() restrict(amp) { return c14y(1); }
struct S14z {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
struct C14z {
  int zz;
  int c() const restrict(amp) {
    S14z s = {10};
    int r = s;
    return r;
  }
};
struct S15x {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
int c15x() restrict(cpu, amp) {
  S15x s = {10};
  int r = s;
  return r;
}
struct S15y {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
template <class Q> int c15y(Q) restrict(cpu, amp) {
  S15y s = {10};
  int r = s;
  return r;
}
inline int u15y() restrict(cpu, amp) { return c15y(1); }
struct S15z {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
struct C15z {
  int zz;
  int c() const restrict(cpu, amp) {
    S15z s = {10};
    int r = s;
    return r;
  }
};
struct S16x {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
int c16x() {
  S16x s = {10};
  int r = s;
  return r;
}
struct S16y {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
template <class Q> int c16y(Q) {
  S16y s = {10};
  int r = s;
  return r;
}
inline int u16y() { return c16y(1); }
struct S16z {
  int k;
  operator int() const restrict(cpu) { return 1 + k; }
  operator int() const restrict(amp) { return 2 + k; }
};
struct C16z {
  int zz;
  int c() const {
    S16z s = {10};
    int r = s;
    return r;
  }
};
struct S17x {
  int k;
  operator int() const { return 1 + k; }
};
int c17x() restrict(cpu) {
  S17x s = {10};
  int r = s;
  return r;
}
struct S17y {
  int k;
  operator int() const { return 1 + k; }
};
template <class Q> int c17y(Q) restrict(cpu) {
  S17y s = {10};
  int r = s;
  return r;
}
inline int u17y() restrict(cpu) { return c17y(1); }
struct S17z {
  int k;
  operator int() const { return 1 + k; }
};
struct C17z {
  int zz;
  int c() const restrict(cpu) {
    S17z s = {10};
    int r = s;
    return r;
  }
};
struct S20x {
  int k;
  operator int() const { return 1 + k; }
};
int c20x() {
  S20x s = {10};
  int r = s;
  return r;
}
struct S20y {
  int k;
  operator int() const { return 1 + k; }
};
template <class Q> int c20y(Q) {
  S20y s = {10};
  int r = s;
  return r;
}
inline int u20y() { return c20y(1); }
struct S20z {
  int k;
  operator int() const { return 1 + k; }
};
struct C20z {
  int zz;
  int c() const {
    S20z s = {10};
    int r = s;
    return r;
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
