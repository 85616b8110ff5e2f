// Variadic cpu,amp templates can recurse over packs and use fold expressions.
//
// accept: L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
inline int sum() restrict(cpu, amp) { return 0; }
template <class H, class... T> auto sum(H h, T... t) restrict(cpu, amp) -> H {
  return h + static_cast<H>(sum(t...));
}
template <class... A> int folded(A &&...a) restrict(amp, cpu) noexcept {
  return (static_cast<int>(a) + ... + 100);
}
template <int... I> int comma() restrict(amp) {
  int r = 0;
  ((r = r * 10 + I), ...);
  return r;
}
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = sum(1, 2.5f, 3u);
        v[1] = folded(1, 2.0, true);
        v[2] = comma<1, 2, 3>();
        v[3] = folded();
      });
  v.synchronize();
  if (out[0] != 6 || out[1] != 104 || out[2] != 123 || out[3] != 100) return 1;
  return sum(1, 2.5f, 3u) == 6 && folded(5) == 105 ? 0 : 2;
}
