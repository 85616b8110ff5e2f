// A template's dependent operators ignore amp overloads on the host that match better.
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
int operator+(V, double) restrict(cpu, amp) { return 1; }
int operator+(V, int) restrict(amp) { return 2; }
template <class T, class U> int add(T t, U u) restrict(cpu, amp) { return t + u; }
template <class F, class... A> int fwd(F f, A &&...a) restrict(cpu, amp) {
  return f(static_cast<A &&>(a)...);
}
struct G {
  int operator()(double) const restrict(cpu, amp) { return 1; }
  int operator()(int) const restrict(amp) { return 2; }
};
int main() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = add(V{0}, 1);
        v[1] = fwd(G(), 1);
      });
  v.synchronize();
  if (add(V{0}, 1) != 1 || fwd(G(), 1) != 1) return 1;
  for (int i = 0; i < 2; i++)
    if (out[i] != 2) return i + 2;
  return 0;
}
