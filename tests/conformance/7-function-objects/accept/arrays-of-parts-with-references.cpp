// A kernel class holds arrays of structures that contain references to arrays.
//
// accept: P-7.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

struct R {
  array<int> &a;
  const array<int> &c;
  int k;
};
struct functor {
  R r;
  R more[2];
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) {
    v[i] = r.a[i] * r.k + more[0].c[i] + more[1].a[i];
    more[1].a[i] = 9;
  }
};
int main() {
  std::vector<int> h(8);
  std::iota(h.begin(), h.end(), 0);
  array<int> a(8, h.begin()), b(8, h.begin()), c(8, h.begin());
  std::vector<int> o(8);
  array_view<int> v(o);
  functor f = {{a, b, 3}, {{b, c, 1}, {c, a, 2}}, v};
  parallel_for_each(v.extent, f);
  for (int k = 0; k < 8; ++k) CHECK(v[k] == 5 * k);
  std::vector<int> r = c;
  CHECK(r[3] == 9);
  return failures;
}
