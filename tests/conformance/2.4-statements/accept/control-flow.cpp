// Loops, switches and conditions of amp code give the values of the host.
//
// accept: L-2.4.3-a, L-2.4.3.7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cmath>

using namespace concurrency;

// Loops, switches, conditions with declarations and comma expressions work in amp code.
namespace loops_and_switches {

int classify(int x) restrict(cpu, amp) {
  switch (x % 4) {
  case 0:
  case 1:
    return 10;
  case 2:
    x += 1;
    [[fallthrough]];
  default:
    break;
  }
  int n = 0;
  for (int k = 0, step = 2; k < x; k += step) {
    if (k == 4)
      continue;
    n += k;
    if (n > 50)
      break;
  }
  while (n > 20)
    n -= 7;
  do
    ++n;
  while (n % 3 != 0);
  if (int half = n / 2; half > 3)
    n += half;
  switch (int rest = n % 3; rest) {
  case 0:
    for (;;) {
      if (++n > 5)
        break;
    }
  }
  return n > 10 ? (n += 2, n + 1) : -n;
}

void test() {
  int data[40] = {};
  array_view<int, 1> v(40, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = classify(i[0]); });
  for (int k = 0; k < 40; ++k)
    check("loops and switches: element", v[k], classify(k));
}

} // namespace loops_and_switches

// Amp code may nest switch statements in loops with fallthrough and default labels.
namespace nested_switches {

int run(int program) restrict(cpu, amp) {
  int acc = 0;
  for (int step = 0; step < 6; ++step) {
    switch (program & 3) {
    case 0:
      acc += 1;
      break;
    case 1: {
      int twice = acc * 2;
      acc = twice;
      break;
    }
    case 2:
      switch (acc % 2) {
      default:
        acc -= 1;
        break;
      case 1:
        acc += 10;
      }
      [[fallthrough]];
    case 3:
      if (acc > 100)
        return acc;
      acc += 3;
    }
    program >>= 2;
  }
  return acc;
}

void test() {
  int data[64];
  for (int k = 0; k < 64; ++k)
    data[k] = k * 61 % 4096;
  array_view<int, 1> v(64, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(v[i]); });
  for (int k = 0; k < 64; ++k)
    check("nested switches: program", v[k], run(k * 61 % 4096));
}

} // namespace nested_switches

// Continue, break and declarations in nested loops and switches give the host's values in a
// kernel.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wbool-operation"
#pragma GCC diagnostic ignored "-Wunused-value"
namespace nested_loops {

struct It {
  int i;
  explicit operator bool() const restrict(cpu, amp) { return i < 5; }
};
int f(int n) restrict(cpu, amp) {
  int s = 0;
  do {
    if (n & 1)
      continue;
    s += n;
  } while (n-- > 0);
  while (int k = s > 100 ? 0 : 1) {
    s += k + 40;
  }
  for (It it{0}; it; ++it.i)
    switch (it.i) {
    case 0:
    case 1:
      s++;
      break;
    default:
      if (it.i == 3)
        break;
      s += 2;
      continue;
    }
  switch (It x{2}; x.i)
  case 2:
    s += 1000;
  for (;;) {
    if (s % 2) {
      s++;
      continue;
    }
    break;
  }
  if constexpr (sizeof(int) == 4) {
    using I = int;
    s += I(1);
  } else
    static_assert(true, "");
  {
    int s2 = s;
    {
      int s = s2;
      s2 += s;
    }
    s = s2;
  };
  {}[]{}();
  (void)0;
  int a[2][2] = {{1}, {}};
  int *p = *a;
  bool b{};
  unsigned u = ~0u;
  u >>= 28;
  u ^= 3;
  long l = 1l << 40;
  s += 0 [p] + a[1][1] + b + int(u) + int(l >> 38) + (not b and true);
  return s + (s, 2) + (b ? s : 3) + -+~!s;
}

void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(10); });
  v.synchronize();
  CHECK(out == f(10));
  CHECK(out > 2000);
}

} // namespace nested_loops
#pragma GCC diagnostic pop

int main() {
  loops_and_switches::test();
  nested_switches::test();
  nested_loops::test();
  return failures;
}
