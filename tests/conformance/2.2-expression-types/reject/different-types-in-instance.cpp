// An instance of a cpu,amp template must not call members that return different types by
// restriction.
//
// reject: L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct a {
  int value() const restrict(cpu, amp) { return 1; }
};
struct b {
  int value() const restrict(cpu) { return 1; }
  float value() const restrict(amp) { return 2; }
};
template <typename T> float read(const T &x) restrict(cpu, amp) {
  return float(x.value()); // ERROR
}
float use(a x, b y) { return read(x) + read(y); }
