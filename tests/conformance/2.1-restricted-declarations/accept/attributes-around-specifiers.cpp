// Standard and GNU attributes can surround restricted functions and lambdas.
//
// accept: L-2.1.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
[[nodiscard]] int a(int x) restrict(cpu, amp) { return x + 1; }
int b [[gnu::noinline]] ([[maybe_unused]] int x) restrict(cpu, amp)[[]] { return x + 2; }
__attribute__((always_inline)) inline auto c(int x) restrict(cpu, amp) noexcept[[]] -> int {
  return x + 3;
}
struct [[gnu::packed]] P {
  int q;
  [[gnu::pure]] int get() const restrict(cpu, amp) { return q; }
};
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  auto l = [](int y)[[]] restrict(cpu, amp) { return y + 5; };
  auto m = [](int y) mutable restrict(cpu) noexcept -> int { return y + 6; };
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = a(0);
        v[1] = b(0);
        v[2] = c(0);
        v[3] = P{4}.get() + l(0);
      });
  v.synchronize();
  if (l(1) != 6 || m(1) != 7) return 1;
  return out[0] == 1 && out[1] == 2 && out[2] == 3 && out[3] == 9 ? 0 : 2;
}
