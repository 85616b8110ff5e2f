// A program can declare its own extent, array, copy, accelerator, index and namespace graphics.
//
// accept: G-1.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstring>
#include <cstdio>
static int bad;
#define CHECK(...)                                                                                 \
  ((__VA_ARGS__) ? void() : (void)(std::printf("line %d: %s\n", __LINE__, #__VA_ARGS__), ++bad))
struct extent {
  int extent;
};
template <typename T> struct array {
  T array;
};
int copy(int i) { return i; }
struct accelerator {
  int accelerator = 3;
};
namespace direct3d {
int abs(int i) { return i + 100; }
}
namespace fast_math {
float cos(float) { return 5; }
}
namespace detail {
int x = 1;
}
int atomic_fetch_inc(int *p) { return *p + 50; }
struct index_ {
  int v;
};
namespace graphics {
int k = 2;
}
namespace my {
template <int R> struct index {
  int c[R];
  int operator[](int i) const restrict(cpu, amp) { return c[i]; }
};
struct tile_barrier {
  int n;
};
concurrency::index<2> to(const index<2> &i) restrict(cpu, amp) {
  return concurrency::index<2>(i[0], i[1]);
}
}
int main() {
  concurrency::array<int, 2> a(2, 2);
  extent e{4};
  array<int> b{5};
  accelerator c;
  my::index<2> mi = {{1, 1}};
  my::tile_barrier tb{3};
  int n = 1;
  concurrency::accelerator d;
  concurrency::parallel_for_each(
      a.extent, [&a, mi, e, b, tb ](concurrency::index<2> i) restrict(amp) {
        a[i] = my::to(mi)[0] + e.extent + b.array + tb.n + concurrency::direct3d::abs(-1);
        concurrency::atomic_fetch_inc(&a[i]);
      });
  std::vector<int> v = a;
  CHECK(v[3] == 1 + 4 + 5 + 3 + 1 + 1 && copy(3) == 3 && c.accelerator == 3 &&
        direct3d::abs(1) == 101 && fast_math::cos(0) == 5 && atomic_fetch_inc(&n) == 51 &&
        detail::x == 1 && graphics::k == 2 && d.default_view.accelerator == d);
  return bad;
}
