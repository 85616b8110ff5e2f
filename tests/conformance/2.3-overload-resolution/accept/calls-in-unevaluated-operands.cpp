// Sizeof and decltype of a call use the overload which the function's restriction selects.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <type_traits>
using namespace concurrency;
struct I1 {
  int a;
};
struct I2 {
  int a, b;
};
I1 f(double) { return {}; }
I2 f(int) restrict(amp) { return {}; }
int c() { return (int)sizeof(f(1)) + (std::is_same<decltype(f(1)), I1>::value ? 100 : 200); }
int a() restrict(amp) {
  return (int)sizeof(f(1)) + (std::is_same<decltype(f(1)), I2>::value ? 100 : 200);
}
template <class T> int tc(T t) {
  using X = decltype(f(t));
  return sizeof(X);
}
template <class T> int ta(T t) restrict(amp) {
  using X = decltype(f(t));
  return sizeof(X);
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = ta(1);
      });
  return r[0] == 108 && r[1] == 8 && c() == 104 && tc(1) == 4 ? 0 : 1;
}
