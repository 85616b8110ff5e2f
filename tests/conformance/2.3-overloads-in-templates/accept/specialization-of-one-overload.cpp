// An explicit specialization can replace only the cpu or only the amp template of a pair.
//
// accept: L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> T f(T) restrict(cpu) { return 3; }
template <class T> T f(T) restrict(amp) { return 4; }
template <> int f(int) restrict(amp) { return 44; }
template <> float f<float>(float) restrict(cpu) { return 33; }
int run() restrict(cpu, amp) { return f(1) * 1000 + (int)f(1.f) * 100000; }
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(); });
  return run() == 3303000 && v[0] == 444000 ? 0 : 1;
}
