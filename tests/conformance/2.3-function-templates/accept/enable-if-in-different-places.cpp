// Function templates overload by restriction even if they write enable_if in different places.
//
// accept: L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
#include <type_traits>
template <class T, typename std::enable_if<std::is_integral<T>::value, int>::type = 0>
int g(T) restrict(cpu, amp) {
  return 10;
}
template <class T, typename std::enable_if<!std::is_integral<T>::value, int>::type = 0>
int g(T) restrict(cpu) {
  return 11;
}
template <class T>
typename std::enable_if<!std::is_integral<T>::value, int>::type g(T) restrict(amp) {
  return 12;
}
int run(float x) restrict(cpu, amp) { return g(x) * 100 + g(1); }
int main() {
  int r = 0;
  array_view<int> v(1, &r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(1.f); });
  CHECK(v[0] == 1210 && run(1.f) == 1110);
  return failures;
}
