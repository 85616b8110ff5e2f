// Pointers of cpu function types can refer to cpu and cpu,amp functions, overloads and members.
//
// accept: L-2.1.1-r, L-2.1.1-s, L-2.1.1-t, L-2.1.1-u, L-2.1.1-v, L-2.1.3-c, L-2.3.1-a, L-2.3.1-d,
// L-2.3.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <functional>
using namespace concurrency;
typedef float FT(int) restrict(cpu);
using FU = float(int) restrict(cpu);
typedef float FN(int);
FT *pf1;
FU *pf2;
float (*pf3)(int) restrict(cpu);
FN *pf4;
float g1(int x) { return x + 1.f; }
float g2(int x) restrict(cpu, amp) { return x + 2.f; }
float g3(int x) restrict(cpu) { return x + 3.f; }
float ov(int x) restrict(cpu) { return x + 4.f; }
float ov(int x) restrict(amp) { return x + 40.f; }
struct S {
  int k;
  int m(int x) const restrict(cpu) { return k + x; }
  int n(int x) restrict(cpu, amp) { return k - x; }
  static int s(int x) restrict(cpu, amp) { return x * 2; }
};
int (*pick(int w) restrict(cpu))(int) restrict(cpu) { return w ? S::s : nullptr; }
auto pick2(int) restrict(cpu) -> int (*)(int) restrict(cpu) { return &S::s; }
int apply(int (*f)(int) restrict(cpu), int x) { return f(x); }
int apply2(int f(int) restrict(cpu), int x) { return f(x); }
template <class F> int tapply(F f, int x) { return f(x); }
template <int (*F)(int) restrict(cpu)> int napply(int x) { return F(x); }
template <class R, class A> R dapply(R (*f)(A) restrict(cpu), A a) { return f(a); }
bool lessi(int a, int b) restrict(cpu, amp) { return a > b; }
int main() {
  pf1 = g1;
  pf2 = &g2;
  pf3 = g3;
  pf4 = ov;
  FT &rf = g2;
  float (&rg)(int) restrict(cpu) = g1;
  FT *tab[3] = {g1, &g2, ov};
  if (pf1(1) != 2 || pf2(1) != 3 || pf3(1) != 4 || pf4(1) != 5 || rf(1) != 3 || rg(2) != 3 ||
      tab[1](1) != 3 || tab[2](1) != 5)
    return 1;
  int (S::*pm)(int) const restrict(cpu) = &S::m;
  int (S::*pn)(int) = &S::n;
  S s = {10};
  if ((s.*pm)(1) != 11 || ((&s)->*pn)(1) != 9) return 2;
  if (pick(1)(3) != 6 || pick2(0)(4) != 8 || apply(S::s, 5) != 10 || apply2(&S::s, 6) != 12 ||
      tapply(S::s, 7) != 14 || napply<&S::s>(8) != 16 || dapply(S::s, 9) != 18)
    return 3;
  void *raw = (void *)(float (*)(int) restrict(cpu))g2;
  if (((FT *)raw)(1) != 3 || reinterpret_cast<float (*)(int) restrict(cpu)>(raw)(1) != 3) return 4;
  int a[4] = {3, 1, 4, 2};
  std::sort(a, a + 4, lessi);
  if (a[0] != 4 || a[3] != 1) return 5;
  std::function<int(int)> fn = S::s;
  std::function<float(int) restrict(cpu)> fm = g2;
  if (fn(2) != 4 || fm(2) != 4.f) return 6;
  if (sizeof(int (*)(int) restrict(cpu)) != sizeof(void *)) return 7;
  using P = decltype(static_cast<float (*)(int) restrict(cpu)>(ov));
  P p = ov;
  if (p(0) != 4.f) return 8;
  auto q = static_cast<float (*)(int)>(&ov);
  if (q(1) != 5.f || (q == pf4) != true) return 9;
  float d[1];
  array_view<float, 1> v(1, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = ov(1) + g2(1); });
  v.synchronize();
  return d[0] == 44.f ? 0 : 10;
}
