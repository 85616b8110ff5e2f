// A kernel calls a composition of closures that have no captures.
//
// accept: P-7.1-n, L-2.4.3.3-c, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class F, class G> auto compose(F f, G g) {
  return [=](int x) restrict(cpu, amp) { return f(g(x)); };
}
int main() {
  int o[1] = {3};
  array_view<int, 1> v(1, o);
  auto inc = [](int x) restrict(cpu, amp) { return x + 1; };
  auto dbl = [](int x) restrict(cpu, amp) { return x * 2; };
  auto c = compose(inc, dbl);
  auto d = compose(inc, c);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = d(v[i]); });
  v.synchronize();
  return o[0] == 8 ? 0 : 1;
}
