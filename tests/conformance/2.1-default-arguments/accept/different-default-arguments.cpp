// Overloads that differ only in restriction can have different default arguments, and a call uses
// its own.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int from_host() { return 3; }
int from_amp() restrict(amp) { return 4; }
int where(int x, int y = from_host()) { return x + y; }
int where(int x, int y = from_amp()) restrict(amp) { return x - y; }

template <typename T, int N = 2> T times(T x) { return x * N; }
template <typename T, int N = 3> T times(T x) restrict(amp) { return x * N; }
template <typename T> T through(T x) restrict(cpu, amp) { return times(x) + where(x); }

int fewer(int x) restrict(cpu, amp) { return x; }
int fewer(int x, int y = 1) { return x + y; }
int fewer(int x, int y) restrict(amp) { return x - y; }

struct point {
  int x, y;
  point(int a, int b = from_host()) : x(a), y(b) {}
  point(int a, int b = from_amp()) restrict(amp) : x(a), y(b) {}
  int add(int n = from_host()) const { return x + y + n; }
  int add(int n = from_amp()) const restrict(amp) { return x + y - n; }
};

int both(int x) restrict(cpu, amp) { return where(x) + 10 * where(x, 1) + 100 * times(x); }
int members(int x) restrict(cpu, amp) {
  point p(x);
  return p.add() * 10 + p.add(1);
}

int main() {
  array_view<int, 1> v(6);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int results[] = {where(1), times(1), both(1), through(1), fewer(1), members(1)};
        v[i] = results[i[0]];
      });
  const int expected[] = {-3, 3, -3 + 0 + 300, 3 - 3, 1, (1 + 4 - 4) * 10 + 4};
  for (int i = 0; i < 6; ++i)
    if (v[i] != expected[i]) return 1 + i;
  return where(1) == 4 && times(1) == 2 && both(1) == 4 + 20 + 200 && through(1) == 6 &&
                 fewer(1, 2) == 3 && members(1) == (1 + 3 + 3) * 10 + 5
             ? 0
             : 10;
}
