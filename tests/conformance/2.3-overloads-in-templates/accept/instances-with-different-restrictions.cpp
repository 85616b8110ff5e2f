// A dependent call selects a function of one restriction in one instance and of both in another.
//
// accept: L-2.3.2.1-d, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int k(int) restrict(cpu, amp) { return 1; }
int k(float) restrict(amp) { return 2; }
template <typename T> int k(T *) restrict(cpu, amp) { return 3; }
int k(double) restrict(cpu) { return 4; }
template <typename T> int use(T t) restrict(cpu, amp) { return k(t); }
template <typename T> int use_on_amp(T t) restrict(amp) { return k(t); }

struct members {
  int base;
  int k(int n) const restrict(cpu, amp) { return base + n; }
  static int k(float) restrict(amp) { return 6; }
  int k(double) const restrict(cpu) { return 7; }
  template <typename T> int use(T t) const restrict(cpu, amp) { return k(t); }
};

struct vec { int x; };
struct wide { int x; };
vec operator+(vec a, vec b) restrict(cpu, amp) { return {a.x + b.x}; }
wide operator+(const wide &a, const wide &b) restrict(cpu) { return {a.x + b.x}; }
wide operator+(wide a, wide b) restrict(amp) { return {a.x + b.x + 10}; }
template <typename T> int sum(T a, T b) restrict(amp) { return (a + b).x; }

int test() restrict(cpu, amp) {
  int z = 0;
  members m = {4};
  return use(1) + 10 * use(1.0f) + 100 * use(&z) + 1000 * m.use(1) + 10000 * m.use(1.0f);
}

int main() {
  int r[2] = {};
  array_view<int> v(2, r);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    v[0] = test();
    v[1] = use_on_amp(1) + 10 * use_on_amp(1.0f) + 100 * sum(vec{1}, vec{2}) +
           1000 * sum(wide{1}, wide{2});
  });
  v.synchronize();
  return r[0] == 65321 && r[1] == 13321 && test() == 75341 ? 0 : 1;
}
