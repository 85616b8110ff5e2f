// The host selects lvalue, plain and more specialized cpu functions that amp code ignores.
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
};
template <class T> int p(const T &) restrict(cpu, amp) { return 1; }
template <class T> int p(T &) restrict(cpu) { return 2; }
int q(V) restrict(cpu) { return 2; }
template <class T> int q(T) restrict(cpu, amp) { return 1; }
template <class A, class B> int r(A, B) restrict(amp, cpu) { return 1; }
template <class A> int r(A, A) restrict(cpu) { return 2; }
int main() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        V x{0};
        v[0] = p(x);
        v[1] = q(x);
        v[2] = r(1, 2);
      });
  v.synchronize();
  V x{0};
  if (p(x) != 2 || q(x) != 2 || r(1, 2) != 2) return 9;
  for (int i = 0; i < 3; i++)
    if (out[i] != 1) return i + 1;
  return 0;
}
