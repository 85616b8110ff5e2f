// Amp code selects a template although a plain or more specialized cpu function matches better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> int f(T) restrict(amp) { return 20; }
int f(int) restrict(cpu) { return 10; }
template <class T> int p(T) restrict(cpu, amp) { return 1; }
template <class T> int p(T *) restrict(cpu) { return 2; }
template <class T> int call(T t) restrict(cpu, amp) { return p(&t); }
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int x = 0;
        v[0] = f(5);
        v[1] = f(5.f);
        v[2] = p(&x);
        v[3] = call(5);
      });
  v.synchronize();
  int x;
  return f(5) == 10 && p(&x) == 2 && call(5) == 2 && out[0] == 20 && out[1] == 20 && out[2] == 1 &&
                 out[3] == 1
             ? 0
             : 1;
}
