// A kernel captures objects declared by value type, rank and decltype of a view of template
// parameter type.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename V> int run(V v) {
  typedef std::remove_const_t<typename V::value_type> T;
  array_view<T, V::rank> w(v.extent);
  T z = T();
  std::remove_reference_t<
      decltype(w[v.extent - v.extent == v.extent ? index<V::rank>() : index<V::rank>()])>
      q = 2;
  parallel_for_each(v.extent, [=](index<V::rank> i) restrict(amp) { w[i] = v[i] + z + q; });
  return w[index<V::rank>()] != T(3);
}
int main() {
  std::vector<int> h(8, 1);
  array_view<int> v(h);
  array_view<const int, 2> c(2, 4, h);
  return run(v) || run(c);
}
