// A class derived from several lambdas overloads their call operators in kernels.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class... F> struct Over : F... {
  using F::operator()...;
};
template <class... F> Over<F...> over(F... f) restrict(cpu, amp) { return Over<F...>{f...}; }
int main() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  auto a = [](int x) restrict(cpu, amp) { return x + 1; };
  auto b = [](float x) restrict(cpu, amp) { return int(x * 2); };
  auto o = over(a, b);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = o(1);
        v[1] = o(1.5f);
        auto in = over([](int k) { return k * 10; }, [](double d) { return int(d * 100); });
        v[2] = in(1) + in(1.5);
      });
  v.synchronize();
  return o(1) == 2 && o(1.5f) == 3 && out[0] == 2 && out[1] == 3 && out[2] == 160 ? 0 : 1;
}
