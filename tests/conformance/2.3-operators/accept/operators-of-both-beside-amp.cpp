// Amp operators that match better than cpu,amp ones are selected in kernels and ignored on the
// host.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct V {
  int x;
  int operator-(double) const restrict(cpu, amp) { return 1; }
  int operator-(int) const restrict(amp) { return 2; }
  int operator[](double) const restrict(cpu, amp) { return 1; }
  int operator[](int) const restrict(amp) { return 2; }
  int operator()(double) const restrict(cpu, amp) { return 1; }
  int operator()(int) const restrict(amp) { return 2; }
  V &operator+=(double) restrict(cpu, amp) {
    x += 1;
    return *this;
  }
  V &operator+=(int) restrict(amp) {
    x += 2;
    return *this;
  }
};
int operator+(V, double) restrict(cpu, amp) { return 1; }
int operator+(V, int) restrict(amp) { return 2; }
int operator*(int, const V &) restrict(cpu) { return 1; }
int operator*(double, const V &) restrict(amp) { return 2; }
bool operator==(V, long) restrict(cpu, amp) { return true; }
bool operator==(V, int) restrict(cpu) { return false; }
int main() {
  int out[6] = {};
  array_view<int, 1> v(6, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        V a{0};
        v[0] = a + 1;
        v[1] = a - 1;
        v[2] = a[1];
        v[3] = a(1);
        v[4] = ((a += 1) += 1).x / 2;
        v[5] = 1 * a + (a == 1) - 1;
      });
  v.synchronize();
  V a{0};
  if (a + 1 != 1) return 1;
  if (a - 1 != 1) return 2;
  if (a[1] != 1) return 3;
  if (a(1) != 1) return 4;
  if ((a += 1).x != 1) return 5;
  if (1 * a != 1 || a == 1) return 6;
  for (int i = 0; i < 6; i++)
    if (out[i] != 2) return i + 7;
  return 0;
}
