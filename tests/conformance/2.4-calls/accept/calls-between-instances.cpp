// Function and class templates of amp code may call other instances of themselves.
//
// accept: L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <int N> int fib() restrict(cpu, amp) {
  if constexpr (N < 2) return N;
  else return fib<N - 1>() + fib<N - 2>();
}
template <int N> struct Chain {
  Chain<N - 1> in;
  int x;
  Chain() restrict(cpu, amp) : x(N) {}
  int sum() const restrict(cpu, amp) { return x + in.sum(); }
};
template <> struct Chain<0> {
  int sum() const restrict(cpu, amp) { return 0; }
};
int f(double) restrict(amp);
int f(int x) restrict(amp) { return x + 1; }
int f(double d) restrict(amp) { return f(int(d)) * 2; }
int even(int n) restrict(cpu) { return n == 0 ? 1 : even(n - 1) ? 0 : 1; }
int even(int n) restrict(amp) { return n % 2 == 0; }
struct Id {
  template <class T> T operator()(T t) const restrict(amp) { return t; }
};
template <class F> auto lift(F f) restrict(amp) {
  return [f](auto x) { return f(f(x)); };
}
int main() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = fib<7>();
        v[1] = Chain<4>().sum();
        v[2] = f(2.5);
        v[3] = even(4);
        v[4] = lift(lift(Id()))(8);
      });
  v.synchronize();
  return out[0] == 13 && out[1] == 10 && out[2] == 6 && out[3] == 1 && out[4] == 8 && even(3) == 0
             ? 0
             : 1;
}
