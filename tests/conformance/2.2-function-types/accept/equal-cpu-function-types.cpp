// A function type with restrict(cpu) is the same type as one without a specifier.
//
// accept: L-2.1.1-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
#include <type_traits>
#include <map>
using namespace concurrency;
typedef int F0(int) restrict(cpu);
using F1 = int(int) restrict(cpu);
template <typename R, typename... A> using Fn = R(A...) restrict(cpu);
template <typename T> struct arg_of;
template <typename R, typename A> struct arg_of<R(A) restrict(cpu)> {
  typedef A type;
};
int twice(int x) restrict(cpu, amp) { return x * 2; }
int thrice(int x) { return x * 3; }
struct M {
  int k;
  int m(int x) const restrict(cpu, amp) { return x + k; }
  int n(int x) const { return x - k; }
};
int apply(int (*f)(int) restrict(cpu), int x) { return f(x); }
int apply2(F0 f, int x) { return f(x); }
int (*choose(bool b) restrict(cpu))(int) restrict(cpu) { return b ? &twice : &thrice; }
auto choose2(bool b) restrict(cpu) -> int (*)(int) restrict(cpu) { return b ? thrice : twice; }
int (&refret() restrict(cpu))(int) restrict(cpu) { return thrice; }
F0 *table[2] = {twice, thrice};
int (*tab2[])(int) restrict(cpu) = {thrice, twice};
int main() {
  static_assert(std::is_same<F0, F1>::value && std::is_same<Fn<int, int>, F0>::value, "");
  static_assert(std::is_same<arg_of<F1>::type, int>::value, "");
  static_assert(std::is_same<F0, int(int)>::value, "");
  if (apply(twice, 4) != 8 || apply2(thrice, 4) != 12) return 1;
  if (choose(true)(5) != 10 || choose2(true)(5) != 15 || refret()(2) != 6) return 2;
  if (table[0](1) != 2 || tab2[0](1) != 3) return 3;
  int (M::*pm)(int) const restrict(cpu) = &M::m;
  int (M::*pn)(int) const = &M::n;
  M m{10};
  if ((m.*pm)(1) != 11 || (m.*pn)(1) != -9) return 4;
  std::function<int(int)> sf = twice;
  std::function<int(int) restrict(cpu)> sg = thrice;
  if (sf(3) + sg(3) != 15) return 5;
  std::map<int, int (*)(int) restrict(cpu)> mp;
  mp[1] = twice;
  if (mp[1](2) != 4) return 6;
  auto c = (int (*)(int) restrict(cpu)) & twice;
  auto d = static_cast<F0 *>(thrice);
  auto e = reinterpret_cast<int (*)(int) restrict(cpu)>(c);
  if (c(1) + d(1) + e(1) != 7) return 7;
  auto lam = [](int x) restrict(cpu)->int { return x + 5; };
  int (*pl)(int) restrict(cpu) = lam;
  F0 &r = *pl;
  return r(1) == 6 && sizeof(int (*)(int) restrict(cpu)) == sizeof(void *) ? 0 : 8;
}
