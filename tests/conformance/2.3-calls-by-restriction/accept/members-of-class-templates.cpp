// A call can use a class template member, defined outside, that has the caller's restrictions.
//
// accept: L-2.3.2-d, L-2.3.2-f, L-2.3.2.1-a, L-2.3.2.1-b, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct S1x {
  T k;
  T g(T x) const restrict(cpu);
};
template <class T> T S1x<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
int c1x() restrict(cpu) {
  S1x<int> s = {0};
  return s.g(10);
}
template <class T> struct S1y {
  T k;
  T g(T x) const restrict(cpu);
};
template <class T> T S1y<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class Q> int c1y(Q) restrict(cpu) {
  S1y<int> s = {0};
  return s.g(10);
}
inline int u1y() restrict(cpu) { return c1y(1); }
template <class T> struct S1z {
  T k;
  T g(T x) const restrict(cpu);
};
template <class T> T S1z<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
struct C1z {
  int zz;
  int c() const restrict(cpu) {
    S1z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S4x {
  T k;
  T g(T x) const restrict(cpu);
};
template <class T> T S4x<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
int c4x() {
  S4x<int> s = {0};
  return s.g(10);
}
template <class T> struct S4y {
  T k;
  T g(T x) const restrict(cpu);
};
template <class T> T S4y<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class Q> int c4y(Q) {
  S4y<int> s = {0};
  return s.g(10);
}
inline int u4y() { return c4y(1); }
template <class T> struct S4z {
  T k;
  T g(T x) const restrict(cpu);
};
template <class T> T S4z<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
struct C4z {
  int zz;
  int c() const {
    S4z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S6x {
  T k;
  T g(T x) const restrict(amp);
};
template <class T> T S6x<T>::g(T x) const restrict(amp) { return x + 2 + k; }
int c6x() restrict(amp) {
  S6x<int> s = {0};
  return s.g(10);
}
template <class T> struct S6y {
  T k;
  T g(T x) const restrict(amp);
};
template <class T> T S6y<T>::g(T x) const restrict(amp) { return x + 2 + k; }
template <class Q> int c6y(Q) restrict(amp) {
  S6y<int> s = {0};
  return s.g(10);
}
inline int u6y() restrict(amp) { return c6y(1); }
template <class T> struct S6z {
  T k;
  T g(T x) const restrict(amp);
};
template <class T> T S6z<T>::g(T x) const restrict(amp) { return x + 2 + k; }
struct C6z {
  int zz;
  int c() const restrict(amp) {
    S6z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S9x {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S9x<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
int c9x() restrict(cpu) {
  S9x<int> s = {0};
  return s.g(10);
}
template <class T> struct S9y {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S9y<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
template <class Q> int c9y(Q) restrict(cpu) {
  S9y<int> s = {0};
  return s.g(10);
}
inline int u9y() restrict(cpu) { return c9y(1); }
template <class T> struct S9z {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S9z<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
struct C9z {
  int zz;
  int c() const restrict(cpu) {
    S9z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S10x {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S10x<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
int c10x() restrict(amp) {
  S10x<int> s = {0};
  return s.g(10);
}
template <class T> struct S10y {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S10y<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
template <class Q> int c10y(Q) restrict(amp) {
  S10y<int> s = {0};
  return s.g(10);
}
inline int u10y() restrict(amp) { return c10y(1); }
template <class T> struct S10z {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S10z<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
struct C10z {
  int zz;
  int c() const restrict(amp) {
    S10z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S11x {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S11x<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
int c11x() restrict(cpu, amp) {
  S11x<int> s = {0};
  return s.g(10);
}
template <class T> struct S11y {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S11y<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
template <class Q> int c11y(Q) restrict(cpu, amp) {
  S11y<int> s = {0};
  return s.g(10);
}
inline int u11y() restrict(cpu, amp) { return c11y(1); }
template <class T> struct S11z {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S11z<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
struct C11z {
  int zz;
  int c() const restrict(cpu, amp) {
    S11z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S12x {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S12x<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
int c12x() {
  S12x<int> s = {0};
  return s.g(10);
}
template <class T> struct S12y {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S12y<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
template <class Q> int c12y(Q) {
  S12y<int> s = {0};
  return s.g(10);
}
inline int u12y() { return c12y(1); }
template <class T> struct S12z {
  T k;
  T g(T x) const restrict(cpu, amp);
};
template <class T> T S12z<T>::g(T x) const restrict(cpu, amp) { return x + 3 + k; }
struct C12z {
  int zz;
  int c() const {
    S12z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S13x {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S13x<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S13x<T>::g(T x) const restrict(amp) { return x + 2 + k; }
int c13x() restrict(cpu) {
  S13x<int> s = {0};
  return s.g(10);
}
template <class T> struct S13y {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S13y<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S13y<T>::g(T x) const restrict(amp) { return x + 2 + k; }
template <class Q> int c13y(Q) restrict(cpu) {
  S13y<int> s = {0};
  return s.g(10);
}
inline int u13y() restrict(cpu) { return c13y(1); }
template <class T> struct S13z {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S13z<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S13z<T>::g(T x) const restrict(amp) { return x + 2 + k; }
struct C13z {
  int zz;
  int c() const restrict(cpu) {
    S13z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S14x {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S14x<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S14x<T>::g(T x) const restrict(amp) { return x + 2 + k; }
int c14x() restrict(amp) {
  S14x<int> s = {0};
  return s.g(10);
}
template <class T> struct S14y {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S14y<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S14y<T>::g(T x) const restrict(amp) { return x + 2 + k; }
template <class Q> int c14y(Q) restrict(amp) {
  S14y<int> s = {0};
  return s.g(10);
}
inline int u14y() restrict(amp) { return c14y(1); }
template <class T> struct S14z {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S14z<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S14z<T>::g(T x) const restrict(amp) { return x + 2 + k; }
struct C14z {
  int zz;
  int c() const restrict(amp) {
    S14z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S15x {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S15x<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S15x<T>::g(T x) const restrict(amp) { return x + 2 + k; }
int c15x() restrict(cpu, amp) {
  S15x<int> s = {0};
  return s.g(10);
}
template <class T> struct S15y {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S15y<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S15y<T>::g(T x) const restrict(amp) { return x + 2 + k; }
template <class Q> int c15y(Q) restrict(cpu, amp) {
  S15y<int> s = {0};
  return s.g(10);
}
inline int u15y() restrict(cpu, amp) { return c15y(1); }
template <class T> struct S15z {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S15z<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S15z<T>::g(T x) const restrict(amp) { return x + 2 + k; }
struct C15z {
  int zz;
  int c() const restrict(cpu, amp) {
    S15z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S16x {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S16x<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S16x<T>::g(T x) const restrict(amp) { return x + 2 + k; }
int c16x() {
  S16x<int> s = {0};
  return s.g(10);
}
template <class T> struct S16y {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S16y<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S16y<T>::g(T x) const restrict(amp) { return x + 2 + k; }
template <class Q> int c16y(Q) {
  S16y<int> s = {0};
  return s.g(10);
}
inline int u16y() { return c16y(1); }
template <class T> struct S16z {
  T k;
  T g(T x) const restrict(cpu);
  T g(T x) const restrict(amp);
};
template <class T> T S16z<T>::g(T x) const restrict(cpu) { return x + 1 + k; }
template <class T> T S16z<T>::g(T x) const restrict(amp) { return x + 2 + k; }
struct C16z {
  int zz;
  int c() const {
    S16z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S17x {
  T k;
  T g(T x) const;
};
template <class T> T S17x<T>::g(T x) const { return x + 1 + k; }
int c17x() restrict(cpu) {
  S17x<int> s = {0};
  return s.g(10);
}
template <class T> struct S17y {
  T k;
  T g(T x) const;
};
template <class T> T S17y<T>::g(T x) const { return x + 1 + k; }
template <class Q> int c17y(Q) restrict(cpu) {
  S17y<int> s = {0};
  return s.g(10);
}
inline int u17y() restrict(cpu) { return c17y(1); }
template <class T> struct S17z {
  T k;
  T g(T x) const;
};
template <class T> T S17z<T>::g(T x) const { return x + 1 + k; }
struct C17z {
  int zz;
  int c() const restrict(cpu) {
    S17z<int> s = {0};
    return s.g(10);
  }
};
template <class T> struct S20x {
  T k;
  T g(T x) const;
};
template <class T> T S20x<T>::g(T x) const { return x + 1 + k; }
int c20x() {
  S20x<int> s = {0};
  return s.g(10);
}
template <class T> struct S20y {
  T k;
  T g(T x) const;
};
template <class T> T S20y<T>::g(T x) const { return x + 1 + k; }
template <class Q> int c20y(Q) {
  S20y<int> s = {0};
  return s.g(10);
}
inline int u20y() { return c20y(1); }
template <class T> struct S20z {
  T k;
  T g(T x) const;
};
template <class T> T S20z<T>::g(T x) const { return x + 1 + k; }
struct C20z {
  int zz;
  int c() const {
    S20z<int> s = {0};
    return s.g(10);
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
