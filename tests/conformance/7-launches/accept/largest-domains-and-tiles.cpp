// A launch covers the largest tiles, many tiles, many threads and large kernel arguments.
//
// accept: P-7-c, P-7-d, P-7-z, P-7-ab, P-7-ac, P-7-ad, P-7-ah
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

/// Each thread of the domain writes its linear index.
template <int N> static void numbers(const extent<N> &e) {
  std::vector<int> data(e.size(), -1);
  array_view<int, N> v(e, data);
  parallel_for_each(
      v.extent, [=](index<N> i) restrict(amp) {
        int number = 0;
        for (int d = 0; d < N; ++d) number = number * v.extent[d] + i[d];
        v[i] = number;
      });
  v.synchronize();
  for (unsigned k = 0; k < e.size(); ++k) check("number", data[k], k);
}

template <int D0, int D1, int D2> static void tiles(int e0, int e1, int e2) {
  int counts[2] = {};
  array_view<int, 1> v(2, counts);
  parallel_for_each(
      extent<3>(e0, e1, e2).tile<D0, D1, D2>(), [=](tiled_index<D0, D1, D2> t) restrict(amp) {
        tile_static int met;
        if (t.local == index<3>()) met = 0;
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

struct large {
  int w[12000];
};

int main() {
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
        if (t.tile[0] == 65534) atomic_fetch_add(&c[0], t.global[0]);
      });
  check("65535 tiles", c[0], 2 * 65534);
  c[0] = 0;
  parallel_for_each(
      extent<2>(1000000, 4), [=](index<2> i) restrict(amp) {
        if (i[1] == 3 && i[0] % 1000 == 0) atomic_fetch_inc(&c[0]);
      });
  check("4 million threads", c[0], 1000);
  large w;
  for (int k = 0; k < 12000; ++k) w.w[k] = k;
  std::vector<int> data(12000);
  array_view<int, 1> v(12000, data);
  parallel_for_each(
      v.extent.tile<100>(), [=](tiled_index<100> t) restrict(amp) {
        t.barrier.wait();
        v[t] = w.w[t.global[0]] * 3;
      });
  check("48000 bytes of arguments", v[11999], 35997);
  return failures;
}
