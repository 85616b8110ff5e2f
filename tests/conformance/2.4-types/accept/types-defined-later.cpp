// A class or enumeration may be declared before and defined after an amp function that uses it.
//
// accept: L-2.4.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
enum class Late : int;
struct Fwd;
int use(const Fwd &f) restrict(cpu, amp);
enum class Late : int { a = 3 };
struct Fwd {
  Late l;
  int k;
};
int use(const Fwd &f) restrict(cpu, amp) { return (int)f.l + f.k; }
template <class T> struct Lazy;
template <class T> int lazy(T t) restrict(cpu, amp) { return Lazy<T>::go(t); }
template <class T> struct Lazy {
  static int go(T t) restrict(cpu, amp) { return (int)t + 1; }
};
int main() {
  Fwd f = {Late::a, 4};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = use(f) + lazy(2.5f); });
  return v[0] == 10 && use(f) == 7 ? 0 : 1;
}
