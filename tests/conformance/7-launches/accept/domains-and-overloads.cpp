// Each overload of parallel_for_each runs the kernel once for each index of a domain of any rank
// and size.
//
// accept: P-7-a, P-7-c, P-7-d, P-7-ah, P-7-z, P-7-ab, P-7-ac, P-7-ad
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// Each overload of parallel_for_each launches the kernel once for each index of its domain.
namespace overloads {
void test() {
  int data[64] = {};
  array_view<int, 1> v(64, data);
  array_view<int, 2> m(8, 8, data);
  array_view<int, 3> c(4, 4, 4, data);
  accelerator_view av = accelerator().create_view();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
  parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] += 10; });
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) { v[t.global] += 100; });
  parallel_for_each(
      av, v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) { v[t] += 1000; });
  v.synchronize();
  parallel_for_each(
      m.extent.tile<4, 2>(), [=](tiled_index<4, 2> t) restrict(amp) { m[t] += 10000; });
  parallel_for_each(
      av, m.extent.tile<4, 2>(), [=](tiled_index<4, 2> t) restrict(amp) { m[t.global] += 20000; });
  m.synchronize();
  parallel_for_each(
      c.extent.tile<2, 2, 2>(), [=](tiled_index<2, 2, 2> t) restrict(amp) { c[t] += 100000; });
  parallel_for_each(
      av, c.extent.tile<1, 2, 4>(), [=](tiled_index<1, 2, 4> t) restrict(amp) { c[t] += 200000; });
  c.synchronize();
  for (int k = 0; k < 64; ++k)
    check("element", data[k], 331111);
}
} // namespace overloads

// An untiled launch runs the kernel once for each index of a domain of any rank.
namespace untiled_domains {
template <int N>
int launch(extent<N> e) {
  int size = int(e.size());
  array_view<int, N> v(e);
  array_view<int, 1> count(1);
  count[0] = 0;
  parallel_for_each(
      e, [=](index<N> i) restrict(amp) {
        int linear = 0;
        for (int d = 0; d < N; ++d)
          linear = linear * e[d] + i[d];
        v[i] = linear;
        atomic_fetch_inc(&count[0]);
      });
  index<N> last;
  for (int d = 0; d < N; ++d)
    last[d] = e[d] - 1;
  return v[last] == size - 1 && count[0] == size ? size : -1;
}

void test() {
  int five[5] = {2, 3, 2, 3, 2};
  check("1", launch(extent<1>(1000)), 1000);
  check("2", launch(extent<2>(7, 9)), 63);
  check("3", launch(extent<3>(3, 4, 5)), 60);
  check("5", launch(extent<5>(five)), 72);
}
} // namespace untiled_domains

// A launch covers rank-5, very long and thin domains and accepts large captured objects.
namespace large_and_thin_domains {
struct big {
  float w[2000];
};
void test() {
  {
    int e5[5] = {3, 4, 5, 6, 7};
    extent<5> e(e5);
    array_view<int, 5> v(e);
    parallel_for_each(
        e, [=](index<5> i) restrict(amp) {
          int n = 0;
          for (int k = 0; k < 5; ++k)
            n = n * e[k] + i[k];
          v[i] = n;
        });
    std::vector<int> h(e.size());
    copy(v, h.begin());
    for (unsigned i = 0; i < h.size(); ++i)
      CHECK(h[i] == int(i));
  }
  {
    array_view<unsigned, 2> v(1000000, 4);
    parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i] = i[0] * 4u + i[1]; });
    std::vector<unsigned> h(4000000);
    copy(v, h.begin());
    bool ok = true;
    for (unsigned i = 0; i < h.size(); ++i)
      ok = ok && h[i] == i;
    CHECK(ok);
  }
  {
    array_view<int, 1> c(3);
    c[0] = c[1] = c[2] = 0;
    parallel_for_each(
        extent<3>(1, 1 << 18, 3), [=](index<3> i) restrict(amp) { atomic_fetch_inc(&c[i[2]]); });
    CHECK(c[0] == 1 << 18 && c[2] == 1 << 18);
    parallel_for_each(
        extent<3>(1 << 10, 1, 1), [=](index<3> i) restrict(amp) {
          if (i[1] || i[2])
            atomic_fetch_inc(&c[0]);
        });
    CHECK(c[0] == 1 << 18);
  }
  {
    big b;
    for (int i = 0; i < 2000; ++i)
      b.w[i] = float(i);
    array_view<float, 1> r(2000);
    parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = b.w[1999 - i[0]]; });
    CHECK(r[0] == 1999 && r[1999] == 0);
    parallel_for_each(
        r.extent.tile<250>(), [=](tiled_index<250> t) restrict(amp) {
          big c = b;
          c.w[t.global[0]] += 1;
          r[t] = c.w[t.global[0]];
        });
    CHECK(r[7] == 8);
  }
}
} // namespace large_and_thin_domains

// A launch covers the largest tiles, many tiles, many threads and large kernel arguments.
namespace largest_domains_and_tiles {
/// Each thread of the domain writes its linear index.
template <int N>
static void numbers(const extent<N> &e) {
  std::vector<int> data(e.size(), -1);
  array_view<int, N> v(e, data);
  parallel_for_each(
      v.extent, [=](index<N> i) restrict(amp) {
        int number = 0;
        for (int d = 0; d < N; ++d)
          number = number * v.extent[d] + i[d];
        v[i] = number;
      });
  v.synchronize();
  for (unsigned k = 0; k < e.size(); ++k)
    check("number", data[k], k);
}

template <int D0, int D1, int D2>
static void tiles(int e0, int e1, int e2) {
  int counts[2] = {};
  array_view<int, 1> v(2, counts);
  parallel_for_each(
      extent<3>(e0, e1, e2).tile<D0, D1, D2>(), [=](tiled_index<D0, D1, D2> t) restrict(amp) {
        tile_static int met;
        if (t.local == index<3>())
          met = 0;
        t.barrier.wait();
        atomic_fetch_inc(&met);
        t.barrier.wait();
        const extent<3> size(D0, D1, D2);
        bool good = met == D0 * D1 * D2 && t.tile_extent == size;
        for (int d = 0; d < 3; ++d)
          good = good && t.local[d] == t.global[d] % size[d] &&
                 t.tile[d] == t.global[d] / size[d] && t.tile_origin[d] == t.global[d] - t.local[d];
        atomic_fetch_inc(&v[good ? 0 : 1]);
      });
  check("threads", v[0], double(e0) * e1 * e2);
  check("with wrong indices", v[1], 0);
}

struct large_argument {
  int w[12000];
};

void test() {
  numbers(extent<1>(1000));
  numbers(extent<2>(31, 17));
  numbers(extent<3>(5, 1, 9));
  const int five[] = {3, 4, 5, 6, 7}, seven[] = {2, 1, 2, 3, 2, 1, 4};
  numbers(extent<5>(five));
  numbers(extent<7>(seven));
  tiles<2, 3, 4>(4, 6, 8);
  tiles<64, 4, 4>(64, 8, 4);
  tiles<1, 1, 1024>(3, 2, 2048);
  tiles<1, 32, 32>(2, 64, 32);
  int count = 0;
  array_view<int, 1> c(1, &count);
  parallel_for_each(
      extent<3>(65535, 2, 1).tile<1, 2, 1>(), [=](tiled_index<1, 2, 1> t) restrict(amp) {
        if (t.tile[0] == 65534)
          atomic_fetch_add(&c[0], t.global[0]);
      });
  check("65535 tiles", c[0], 2 * 65534);
  c[0] = 0;
  parallel_for_each(
      extent<2>(1000000, 4), [=](index<2> i) restrict(amp) {
        if (i[1] == 3 && i[0] % 1000 == 0)
          atomic_fetch_inc(&c[0]);
      });
  check("4 million threads", c[0], 1000);
  large_argument w;
  for (int k = 0; k < 12000; ++k)
    w.w[k] = k;
  std::vector<int> data(12000);
  array_view<int, 1> v(12000, data);
  parallel_for_each(
      v.extent.tile<100>(), [=](tiled_index<100> t) restrict(amp) {
        t.barrier.wait();
        v[t] = w.w[t.global[0]] * 3;
      });
  check("48000 bytes of arguments", v[11999], 35997);
}
} // namespace largest_domains_and_tiles

int main() {
  overloads::test();
  untiled_domains::test();
  large_and_thin_domains::test();
  largest_domains_and_tiles::test();
  return failures;
}
