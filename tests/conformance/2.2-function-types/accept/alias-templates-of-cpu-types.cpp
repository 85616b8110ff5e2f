// Alias templates and partial specializations can name cpu function types and member pointers.
//
// accept: L-2.1.1-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
#include <type_traits>
using namespace concurrency;
template <class R, class... A> using Fn = R(A...) restrict(cpu);
template <class T> using Ptr = T (*)(T) restrict(cpu);
template <class> struct arity;
template <class R, class... A> struct arity<R(A...) restrict(cpu)> {
  static const int value = sizeof...(A);
};
template <class C, class R, class... A> struct arity<R (C::*)(A...) const restrict(cpu)> {
  static const int value = 100 + sizeof...(A);
};
struct S {
  int m(int, int) const restrict(cpu) { return 3; }
};
int add(int a, int b) restrict(cpu, amp) { return a + b; }
int inc(int a) { return a + 1; }
template <class F> int apply(F *f, int x) { return f(x); }
int main() {
  Fn<int, int, int> *p = add;
  Ptr<int> q = &inc;
  std::function<int(int, int) restrict(cpu)> h = p;
  typedef int G(int) restrict(cpu) noexcept;
  static_assert(std::is_same<Fn<int, int>, int(int)>::value, "");
  static_assert(std::is_same<G, int(int) noexcept>::value, "");
  static_assert(arity<Fn<int, int, int>>::value == 2 && arity<decltype(&S::m)>::value == 102, "");
  int (S::*pm)(int, int) const restrict(cpu) = &S::m;
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add(2, 3); });
  v.synchronize();
  return p(1, 2) == 3 && q(1) == 2 && h(1, 2) == 3 && apply<int(int) restrict(cpu)>(inc, 4) == 5 &&
                 (S().*pm)(0, 0) == 3 && out == 5
             ? 0
             : 1;
}
