// Functions whose names and restrictions come from macros are selected by restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
#define DEF(name, type, r, n)                                                                      \
  int name(type) r { return n; }
#define AMP restrict(amp)
#define BOTH restrict(cpu, amp)
#define CALL(n, r)                                                                                 \
  int n() r { return f(1) * 10 + f(1.0f); }
DEF(f, double, , 1) DEF(f, int, AMP, 2) CALL(c, ) CALL(a, AMP) CALL(b, BOTH) int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) AMP {
    r[0] = a();
    r[1] = b();
  });
  return r[0] == 22 && r[1] == 22 && c() == b() && c() == 11 ? 0 : 1;
}
