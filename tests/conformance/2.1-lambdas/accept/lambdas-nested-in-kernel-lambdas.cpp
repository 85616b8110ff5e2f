// Lambdas nested in a kernel return lambdas, copy captures and select amp overloads.
//
// accept: L-2.4.3.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int g() restrict(cpu) { return 1; }
int g() restrict(amp) { return 2; }
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  float scale = 2.5f;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int a = 1;
        auto l1 = [=](int b) {
          auto l2 = [=, c = a + b]() mutable {
            c += g();
            auto l3 = [c, scale] { return int(c * scale) + g(); };
            return l3;
          };
          return l2;
        };
        auto l2 = l1(3);
        v[0] = l2()();
        v[1] = l2()();
        auto host = [=](int y) restrict(cpu) {
          auto h = [=] { return g() + y; };
          return h();
        };
        (void)sizeof(host);
        v[2] = [](auto f) { return f(f, 0); }([a](auto, int k) { return a + k + g(); });
        v[3] = [x = [y = g()] { return y * 3; }]() -> int { return x() + 1; }();
      });
  v.synchronize();
  auto host = [](int y) restrict(cpu) {
    auto h = [=] { return g() + y; };
    return h();
  };
  return host(4) == 5 && out[0] == 17 && out[1] == 22 && out[2] == 3 && out[3] == 7 ? 0 : 1;
}
