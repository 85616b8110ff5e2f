// Amp code may initialize aggregates, bases, arrays and deduced class templates with braces.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct In {
  int a;
  float b = 2.5f;
};
struct Ag : In {
  int c[2];
  In d;
};
struct Ex {
  int x;
  explicit Ex(int i) restrict(amp) : x(i) {}
  Ex(int i, int j) restrict(amp) : x(i * j) {}
};
template <class T> struct Box {
  T t;
  Box(T x) restrict(cpu, amp) : t(x) {}
};
template <class T> Box(T) -> Box<T>;
template <class A, class B> struct Two {
  A a;
  B b;
};
template <class A, class B> Two(A, B) -> Two<A, B>;
In mk(int a) restrict(amp) { return {a}; }
int take(In i, In j = {5}) restrict(amp) { return i.a + j.a; }
int main() {
  int out[8] = {};
  array_view<int, 1> v(8, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        Ag g{{1, 2}, 3, 4, {5}};
        Ag z{};
        Ex e{6};
        Ex p = {2, 3};
        Box bx{1.5f};
        Two<int, double> tw{1, 2.5};
        In arr[] = {{1}, {2, 3}};
        int(&&rr)[2] = {7, 8};
        const In &ext = In{9};
        Box copy(bx);
        v[0] = g.c[1] + int(g.d.b * 2);
        v[1] = z.c[0] + int(z.d.b * 2);
        v[2] = e.x * 10 + p.x;
        v[3] = int(copy.t * 2) + int(tw.b * 2);
        v[4] = int(arr[1].b) + rr[1];
        v[5] = take({1}) + take({1}, {2}) + mk(3).a;
        v[6] = ext.a;
        v[7] = int{} + 1;
      });
  v.synchronize();
  const int want[] = {9, 5, 66, 8, 11, 12, 9, 1};
  for (int i = 0; i < 8; i++)
    if (out[i] != want[i]) return i + 1;
  return 0;
}
