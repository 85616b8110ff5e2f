// Continue, break and declarations in nested loops and switches give the host's values in a kernel.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wbool-operation"
#pragma GCC diagnostic ignored "-Wunused-value"
#include <amp.h>
using namespace concurrency;
struct It {
  int i;
  explicit operator bool() const restrict(cpu, amp) { return i < 5; }
};
int f(int n) restrict(cpu, amp) {
  int s = 0;
  do {
    if (n & 1) continue;
    s += n;
  } while (n-- > 0);
  while (int k = s > 100 ? 0 : 1) { s += k + 40; }
  for (It it{0}; it; ++it.i) switch (it.i) {
    case 0:
    case 1:
      s++;
      break;
    default:
      if (it.i == 3) break;
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
  } else static_assert(true, "");
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
int main() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(10); });
  v.synchronize();
  return out == f(10) && out > 2000 ? 0 : 1;
}
