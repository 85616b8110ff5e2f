// A kernel may be launched in macros, function templates, constructors and host lambdas.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#define FILL(view, value)                                                                          \
  parallel_for_each((view).extent, [=](index<1> i) restrict(amp) { (view)[i] = (value); })

template <typename T, typename F> void transform(array_view<T, 1> v, F f) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
}
struct filler {
  explicit filler(array_view<int, 1> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
  }
  template <int N> void add(array_view<int, 1> v) const {
    parallel_for_each(v.extent.tile<N>(), [=](tiled_index<N> t) restrict(amp) { v[t] += N; });
  }
};

int main() {
  int data[4] = {};
  array_view<int, 1> v(4, data);
  int k = 7;
  FILL(v, k);
  auto host = [&] {
    parallel_for_each(v.extent, [ v = v, k ](index<1> i) restrict(amp) { v[i] += k * 10; });
  };
  host();
  filler(v).add<2>(v);
  transform(v, [](int x) restrict(amp) { return x * 2; });
  check("element", v[3], (77 + 1 + 2) * 2);
  return failures;
}
