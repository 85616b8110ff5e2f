// A kernel may capture a closure that holds two empty closures.
//
// accept: L-2.4.1.3-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class F, class G> auto compose(F f, G g) {
  return [=](auto x) restrict(cpu, amp) { return g(f(x)); };
}
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  auto f = [](auto x) restrict(cpu, amp) { return x + 1; };
  auto g = [](auto x) restrict(cpu, amp) { return x * 10; };
  auto c = compose(f, g);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c(2); });
  return v[0] == 30 ? 0 : 1;
}
