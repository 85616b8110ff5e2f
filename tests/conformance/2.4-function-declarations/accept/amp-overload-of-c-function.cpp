// A cpu function with C linkage keeps its name beside an amp overload with C++ linkage.
//
// accept: L-2.4.2-f, L-2.3.2.1-f
//
// Other object files call the cpu function by this name (§2.3.2.1, §2.4.2).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

extern "C" int side(int n) { return n; }
int side(int n) restrict(amp) { return n + 10; }
int both(int n) restrict(cpu, amp) { return side(n); }
extern "C" int (*const by_name)(int) = &side;

extern "C" {
int other(float x);
}
int other(float x) { return int(x); }
int other(float x) restrict(amp) { return int(x) + 20; }

int main() {
  int r[3] = {};
  array_view<int> v(3, r);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = side(1);
        v[1] = both(1);
        v[2] = other(1.0f);
      });
  v.synchronize();
  return r[0] == 11 && r[1] == 11 && r[2] == 21 && both(1) == 1 && by_name(2) == 2 &&
                 other(2.0f) == 2
             ? 0
             : 1;
}
