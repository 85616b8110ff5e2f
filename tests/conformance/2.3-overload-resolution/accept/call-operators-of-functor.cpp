// Call operators of a functor with different parameters are selected by target in templates.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct F {
  int k;
  int operator()(double) const { return 1; }
  int operator()(int) const restrict(amp) { return 2; }
  template <class T> int operator()(T *) const restrict(amp) { return 3; }
  int operator()(const int *) const { return 4; }
};
template <class G> int call(G g) restrict(cpu, amp) {
  int x = 0;
  return g(1) * 10 + g(&x);
}
template <class G, class... A> auto fwd(G &&g, A &&...a) restrict(cpu, amp) -> decltype(g(a...)) {
  return g(a...);
}
struct H {
  F f;
  int operator()(int x) const restrict(cpu, amp) { return f(x); }
};
int main() {
  int o[3];
  array_view<int> r(3, o);
  F f{};
  H h{};
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = call(f);
        r[1] = fwd(f, 1);
        r[2] = h(1);
      });
  return r[0] == 23 && r[1] == 2 && r[2] == 2 && call(f) == 14 && fwd(f, 1) == 1 && h(1) == 1 ? 0
                                                                                              : 1;
}
