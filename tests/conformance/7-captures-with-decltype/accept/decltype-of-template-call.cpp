// A kernel captures objects declared by the decltype of a call of a function template.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> T get(T x) { return x; }
template <typename T> int run(T k) {
  std::vector<T> h(8, 1);
  array_view<T> v(h);
  array_view<decltype(get(k))> w(8);
  const decltype(get(k)) c = 3;
  typedef decltype(get(k)) R;
  R r = 1;
  array_view<R> x(w);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { x[i] = v[i] + c + r; });
  return w[3] != T(5);
}
int main() { return run(3) || run(3.0); }
