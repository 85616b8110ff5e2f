// The amp function of an overload pair must not recurse through a cpu,amp function that calls the
// pair.
//
// reject: L-2.4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> int step(T t) restrict(cpu) { return int(t); }
template <typename T> int step(T t) restrict(amp);
inline int repeat(int x) restrict(cpu, amp) { return step(x); } // ERROR-NEAR
template <typename T> int step(T t) restrict(amp) { return t > 0 ? repeat(int(t) - 1) : 0; }
int use(int x) restrict(amp) { return step(x); }

template <typename T> struct counter {
  int next(int x) restrict(cpu) { return x; }
  int next(int x) restrict(amp) { return x > 0 ? again(x - 1) : 0; }
  int again(int x) restrict(cpu, amp) { return next(x); } // ERROR-NEAR
};
int use_member(int x) restrict(amp) { return counter<int>().next(x); }
