// A name in a kernel with barriers keeps its meaning in types, array bounds and unevaluated
// operands.
//
// accept: M-8.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int W = 4;
static const char x = 1;
using T = float;
enum { A = 7 };
template <int N> struct tag {
  int val() const restrict(amp) { return N; }
};

static int failures = 0;
template <typename Kernel, typename Expected>
void check(const char *what, Kernel launch, Expected expected) {
  std::vector<int> data(16);
  for (int i = 0; i < 16; ++i) data[i] = (i * 37 + 11) % 101;
  array_view<int> v(16, data);
  launch(v);
  v.synchronize();
  for (int i = 0; i < 16; ++i)
    if (data[i] != expected((i * 37 + 11) % 101) && ++failures < 10)
      std::printf("%s: %d: %d\n", what, i, data[i]);
}

int main() {
  check(
      "bounds",
      [](array_view<int> v) {
        parallel_for_each(
            v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
              int b[W];
              for (int i = 0; i < W; ++i) b[i] = 1;
              v[t.global] += int(sizeof(b)) + b[0];
              const int W = 3;
              t.barrier.wait();
              v[t.global] += W;
            });
      },
      [](int in) { return in + 16 + 1 + 3; });
  check(
      "template arguments",
      [](array_view<int> v) {
        parallel_for_each(
            v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
              tag<W> a;
              v[t.global] += a.val();
              const int W = 3;
              t.barrier.wait();
              v[t.global] += W;
            });
      },
      [](int in) { return in + 4 + 3; });
  check(
      "types",
      [](array_view<int> v) {
        parallel_for_each(
            v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
              T y = v[t.global] / 2.0f;
              v[t.global] = int(y * 2);
              using T = int;
              T z = 3;
              t.barrier.wait();
              v[t.global] += z;
            });
      },
      [](int in) { return in + 3; });
  check(
      "enumerators",
      [](array_view<int> v) {
        parallel_for_each(
            v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
              v[t.global] += A;
              enum { A = 5 };
              t.barrier.wait();
              v[t.global] *= A;
            });
      },
      [](int in) { return (in + 7) * 5; });
  check(
      "sizeof",
      [](array_view<int> v) {
        parallel_for_each(
            v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
              int x = v[t.global];
              const int n = int(sizeof(x));
              t.barrier.wait();
              v[t.global] = x + n;
            });
      },
      [](int in) { return in + 4; });
  check(
      "sizeof in a loop",
      [](array_view<int> v) {
        parallel_for_each(
            v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
              int x[3] = {v[t.global], 2, 3};
              for (int i = 0; i < int(sizeof(x) / sizeof(x[0])); ++i) {
                t.barrier.wait();
                v[t.global] += x[1];
              }
            });
      },
      [](int in) { return in + 6; });
  check(
      "bounds of the kernel's own",
      [](array_view<int> v) {
        parallel_for_each(
            v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
              const int K = 4;
              int sums[K] = {};
              for (int i = 0; i < K; ++i) sums[i] = v[t.global] + i;
              t.barrier.wait();
              int sum = 0;
              for (int i = 0; i < K; ++i) sum += sums[i];
              v[t.global] = sum;
            });
      },
      [](int in) { return 4 * in + 6; });
  (void)x;
  return failures;
}
