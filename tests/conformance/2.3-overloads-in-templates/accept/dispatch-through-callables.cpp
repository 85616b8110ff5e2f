// Cpu,amp templates call the function of their target through functors, lambdas, conversions and
// decltype.
//
// accept: L-2.3.2.1-d, G-1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Cpu {
  static const int id = 1;
};
struct Amp {
  static const int id = 2;
};
Cpu where_tag(int) restrict(cpu) { return {}; }
Amp where_tag(int) restrict(amp) { return {}; }
int where() restrict(cpu) { return 1; }
int where() restrict(amp) { return 2; }
template <class F> int twice(F f) restrict(cpu, amp) { return f() * 10 + f(); }
template <class F, class... A> auto call(F f, A... a) restrict(cpu, amp) -> decltype(f(a...)) {
  return f(a...);
}
struct W {
  int operator()() const restrict(cpu, amp) { return where(); }
  template <class T> int operator()(T t) const restrict(cpu, amp) { return where() + int(t); }
};
struct Pair {
  int operator()() const restrict(cpu) { return 3; }
  int operator()() const restrict(amp) { return 4; }
};
template <class T> struct Lazy {
  T t;
  operator int() const restrict(cpu, amp) { return t(); }
};
int main() {
  int out[6] = {};
  array_view<int, 1> v(6, out);
  auto l = []() restrict(cpu, amp) { return where(); };
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = twice(W());
        v[1] = twice(Pair());
        v[2] = twice(l);
        v[3] = call(W(), 5.5) + call(Pair());
        v[4] = Lazy<Pair>{};
        v[5] = decltype(where_tag(0))::id + call([=](int k) { return where() * k; }, 100);
      });
  v.synchronize();
  if (twice(W()) != 11 || twice(Pair()) != 33 || twice(l) != 11 ||
      call(W(), 5.5) + call(Pair()) != 9 || Lazy<Pair>{} != 3)
    return 9;
  const int want[] = {22, 44, 22, 11, 4, 202};
  for (int i = 0; i < 6; i++)
    if (out[i] != want[i]) return i + 1;
  return 0;
}
