// A kernel may capture objects whose types, ranks and lengths depend on the parameters of a
// template.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// A kernel captures objects declared by value type, rank and decltype of a view of template
// parameter type.
namespace view_parameter {
template <typename V>
void run(V v) {
  typedef std::remove_const_t<typename V::value_type> T;
  array_view<T, V::rank> w(v.extent);
  T z = T();
  std::remove_reference_t<
      decltype(w[v.extent - v.extent == v.extent ? index<V::rank>() : index<V::rank>()])>
      q = 2;
  parallel_for_each(v.extent, [=](index<V::rank> i) restrict(amp) { w[i] = v[i] + z + q; });
  CHECK(w[index<V::rank>()] == T(3));
}
void test() {
  std::vector<int> h(8, 1);
  array_view<int> v(h);
  array_view<const int, 2> c(2, 4, h);
  run(v);
  run(c);
}
} // namespace view_parameter

// A kernel captures objects whose types and lengths depend on a parameter pack.
namespace parameter_pack {
template <typename T, int N>
struct tup {
  T t[N];
};
template <typename... T>
void run(T... t) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  std::common_type_t<T...> c = (t + ...);
  array_view<std::common_type_t<T...>> w(8);
  const int n[sizeof...(T)] = {int(t)...};
  index<1> is[sizeof...(T)] = {index<1>(t)...};
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = c + n[1] + is[0][0]; });
  CHECK(w[3] == 6 + 2 + 1);
}
void test() { run(1, 2, 3); }
} // namespace parameter_pack

// A kernel captures indices, extents, views and arrays of them whose rank is a template parameter.
namespace rank {
template <int R>
void run() {
  index<R> i;
  extent<R> e = extent<R>() + 2;
  index<R> is[2];
  extent<R> es[2][R];
  std::vector<int> y(e.size());
  array_view<int, R> b(e, y);
  array_view<int, R> sec = b.section(i, e);
  parallel_for_each(
      e, [=](index<R> k) restrict(amp) {
        sec[k] = is[1][R - 1] + es[1][R - 1].size() + e.size() + i[0];
      });
  CHECK(b[index<R>()] == (1 << R));
}
void test() {
  run<1>();
  run<2>();
  run<3>();
  run<5>();
}
} // namespace rank

int main() {
  view_parameter::test();
  parameter_pack::test();
  rank::test();
  return failures;
}
