// A kernel may read the constants of its enclosing function without a capture.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>

using namespace concurrency;

// A kernel reads elements of a constexpr array by a run-time index. The lambda does not capture
// the array, because it only reads values (§2.4.3.2).
namespace arrays {

template <typename T, int N>
T weighted(T scale) {
  constexpr T weights[N] = {T(1), T(2), T(4)};
  std::vector<T> data(N);
  array_view<T> v(N, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = weights[i[0]] * scale; });
  v.synchronize();
  return data[0] + data[1] + data[2];
}

struct pair_of {
  int a, b;
};

void test() {
  enum { count = 4 };
  constexpr int offset = 10;
  constexpr float w[count] = {1, 2, 3, offset};
  constexpr int table[2][2] = {{1, 2}, {3, 4}};
  constexpr int corner = table[1][0];
  constexpr pair_of pairs[] = {{1, 2}, {3, 4}};
  std::vector<float> data(count);
  array_view<float> v(count, data);
  parallel_for_each(
      v.extent.tile<2>(), [=](tiled_index<2> t) restrict(amp) {
        tile_static float shared[2];
        int local[table[0][1]];
        local[0] = corner, local[1] = table[1][1];
        shared[t.local[0]] = w[t.global[0]];
        t.barrier.wait();
        auto nested = [=](int k) { return table[k][k] + pairs[k].b; };
        v[t.global] = shared[1 - t.local[0]] + nested(t.local[0]) + local[t.local[0]] + table[0][0];
      });
  v.synchronize();
  const float expected[count] = {2 + 3 + 3 + 1, 1 + 8 + 4 + 1, 10 + 3 + 3 + 1, 3 + 8 + 4 + 1};
  for (int i = 0; i < count; ++i)
    check("arrays: element", data[i], expected[i]);
  CHECK(weighted<int, 3>(2) == 14);
  CHECK(weighted<float, 3>(0.5f) == 3.5f);
}

} // namespace arrays

// A kernel uses some of the constants that one declaration of the enclosing function declares.
namespace several_in_one_declaration {

void test() {
  const int n = 6, by = 4, to = 3;
  const int first = 1, second = first + 1, third = n;
  std::vector<int> a(n);
  array_view<int> v(n, a);
  for (const int limit = 9, once = 1; v[0] < once;) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * by - to + first + limit; });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += by; });
  }
  for (int i = 0; i < n; ++i)
    CHECK(a[i] == i * 4 - 3 + 1 + 9 + 4);
  CHECK(second + third == 8);
}

} // namespace several_in_one_declaration

int main() {
  arrays::test();
  several_in_one_declaration::test();
  return failures;
}
