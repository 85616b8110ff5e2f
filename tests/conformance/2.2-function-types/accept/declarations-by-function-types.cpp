// A restricted function type declares functions, members, operators and static members with its
// restrictions.
//
// accept: L-2.1.1-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

typedef int function() restrict(cpu, amp);
typedef int kernel_function(int) restrict(amp);
using unary = int(int) restrict(cpu, amp);
template <typename T> using generic = T(T) restrict(cpu, amp);
struct number {
  int n;
};
typedef number binary(number, number) restrict(cpu, amp);

struct c {
  function f;
  static unary s;
};
int c::f() restrict(cpu, amp) { return 1; }
int c::s(int x) restrict(cpu, amp) { return x + 1; }
template <typename T> struct holder {
  T x;
  function get;
  generic<T> add;
};
template <typename T> int holder<T>::get() restrict(cpu, amp) { return int(x); }
template <typename T> T holder<T>::add(T y) restrict(cpu, amp) { return x + y; }

namespace n {
kernel_function first, second;
}
int n::first(int x) restrict(amp) { return x * 2; }
int n::second(int x) restrict(amp) { return x * 3; }
binary operator+;
number operator+(number a, number b) restrict(cpu, amp) { return {a.n + b.n}; }
generic<float> half;
float half(float x) restrict(cpu, amp) { return x / 2; }
decltype(half) same_as_half;
float same_as_half(float x) restrict(cpu, amp) { return x; }

int main() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        holder<int> h{4};
        v[i] = c().f() + c::s(1) * 10 + n::first(1) * 100 + n::second(1) * 1000 +
               (number{1} + number{3}).n * 10000 + int(half(10.0f)) * 100000 + h.get() * 1000000 +
               h.add(1) * 10000000 + int(same_as_half(1.0f)) * 100000000;
      });
  return !(v[0] == 154543221 && c().f() == 1 && c::s(1) == 2 && holder<int>{4}.add(1) == 5 &&
           half(2.0f) == 1 && (number{1} + number{3}).n == 4);
}
