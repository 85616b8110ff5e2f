// Using directives make a cpu function and an amp function of two namespaces a pair for cpu,amp
// callers.
//
// accept: L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
namespace N {
int f(double) restrict(amp) { return 1; }
}
namespace M {
int f(double) { return 2; }
}
using namespace N;
using namespace M;
int c() { return f(1.0); }
int d() { return f(1); }
int a() restrict(amp) { return f(1.0) * 10 + f(1); }
int b() restrict(cpu, amp) { return f(1.0); }
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = b();
      });
  return r[0] == 11 && r[1] == 1 && c() == 2 && d() == 2 && b() == 2 ? 0 : 1;
}
