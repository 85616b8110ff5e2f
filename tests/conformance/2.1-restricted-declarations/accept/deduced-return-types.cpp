// Restricted functions can have deduced return types, which may differ between overloads.
//
// accept: L-2.1.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
auto grod() restrict(amp);
auto grod() restrict(amp) { return 1.5; }
auto grod() restrict(cpu) { return 2; }
decltype(auto) ref(int &x) restrict(amp, cpu) { return (x); }
template <class T> auto chain(T t) restrict(amp) {
  if constexpr (sizeof(T) == 8) return t;
  else return t + grod();
}
struct S {
  auto me() const restrict(amp, cpu) { return *this; }
  int k = 3;
  auto operator()(int a) const restrict(cpu, amp) -> decltype(a + k) { return a + k; }
};
int main() {
  double out[4] = {};
  array_view<double, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int z = 1;
        ref(z) = 5;
        v[0] = grod();
        v[1] = z;
        v[2] = chain(2);
        v[3] = S().me()(4);
      });
  v.synchronize();
  return out[0] == 1.5 && out[1] == 5 && out[2] == 3.5 && out[3] == 7 && grod() == 2 ? 0 : 1;
}
