// tile_static variables may be passed to functions by pointer or reference and be local to
// templates.
//
// accept: L-2.4.3.5.1-d, L-2.4.3.5.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

void put(int *cell, int x) restrict(amp) { *cell = x; }
int get(const int (&buffer)[4], int k) restrict(amp) { return buffer[k]; }

template <typename T, int N> T neighbor(T x, tiled_index<N> t) restrict(amp) {
  tile_static T exchange[N];
  exchange[t.local[0]] = x;
  t.barrier.wait();
  T result = exchange[(t.local[0] + 1) % N];
  t.barrier.wait();
  return result;
}

int main() {
  float data[8] = {};
  array_view<float, 1> v(8, data);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        int l = t.local[0];
        float sum = 0;
        {
          tile_static int buffer[4];
          put(&buffer[l], t.global[0] * 10);
          t.barrier.wait();
          sum += float(get(buffer, 3 - l));
        }
        sum += neighbor(0.25f * float(l), t);
        sum += float(neighbor(l * 1000, t));
        v[t.global] = sum;
      });
  for (int k = 0; k < 8; ++k) {
    int l = k % 4, tile = k / 4, next = (l + 1) % 4;
    check("element", v[k], (tile * 4 + 3 - l) * 10 + 0.25 * next + 1000 * next);
  }
  return failures;
}
