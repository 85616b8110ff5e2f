//===--- nbody_amp.cpp - Tiled n-body problem in C++ AMP ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench.h"

using namespace concurrency;

#include <amp_math.h>

void amp_nbody(const accelerator_view &where, const array_view<const body, 1> &bodies,
               const array_view<acceleration, 1> &result) {
  static const int tile = 256;
  const int count = bodies.extent[0];
  parallel_for_each(where, result.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
    tile_static body shared[tile];
    const body me = bodies[t.global];
    acceleration sum = {0, 0, 0};
    for (int begin = 0; begin < count; begin += tile) {
      shared[t.local[0]] = bodies[begin + t.local[0]];
      t.barrier.wait();
      for (int k = 0; k < tile; k++) {
        const float dx = shared[k].x - me.x;
        const float dy = shared[k].y - me.y;
        const float dz = shared[k].z - me.z;
        const float inverse = fast_math::rsqrt(dx * dx + dy * dy + dz * dz + 1e-4f);
        const float strength = shared[k].mass * inverse * inverse * inverse;
        sum.x += strength * dx;
        sum.y += strength * dy;
        sum.z += strength * dz;
      }
      t.barrier.wait();
    }
    result[t.global] = sum;
  });
}
