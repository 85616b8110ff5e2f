// A kernel captures objects whose types and lengths depend on a parameter pack.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T, int N> struct tup {
  T t[N];
};
template <typename... T> int run(T... t) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  std::common_type_t<T...> c = (t + ...);
  array_view<std::common_type_t<T...>> w(8);
  const int n[sizeof...(T)] = {int(t)...};
  index<1> is[sizeof...(T)] = {index<1>(t)...};
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = c + n[1] + is[0][0]; });
  return w[3] != 6 + 2 + 1;
}
int main() { return run(1, 2, 3); }
