// A braced list selects a cpu initializer_list overload on the host and an amp aggregate in a
// kernel.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <initializer_list>
using namespace concurrency;
struct P {
  int a, b;
};
int f(std::initializer_list<int> l) restrict(cpu) { return int(l.size()); }
int f(P p) restrict(amp) { return p.a + p.b * 10; }
int main() {
  if (f({1, 2}) != 2) return 1;
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f({1, 2}); });
  v.synchronize();
  return out == 21 ? 0 : 2;
}
