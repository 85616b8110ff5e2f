// A kernel may capture parameter packs, extents, tiled extents, indices and enumerations.
//
// accept: L-2.4.3.3-c, L-2.4.3.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

enum class mode { add, multiply };

template <typename... Ts> void accumulate(array_view<float, 1> v, mode m, Ts... xs) {
  extent<1> e = v.extent;
  tiled_extent<2> te = e.tile<2>();
  index<1> origin(1);
  parallel_for_each(
      te, [=](tiled_index<2> t) restrict(amp) {
        float sum = (float(xs) + ... + 0.0f);
        if (m == mode::add) v[t] += sum + float(e.size()) + float(te.tile_dim0);
        else v[t] *= sum + float(origin[0]);
      });
  parallel_for_each(
      v.extent, [ v, xs... ](index<1> i) restrict(amp) { v[i] += (float(xs) + ... + 0.0f); });
}

int main() {
  float data[2] = {1, 2};
  array_view<float, 1> v(2, data);
  accumulate(v, mode::add, 1, 2.5f, 0.5);
  check("add", v[1], 2 + 4 + 4 + 4);
  accumulate(v, mode::multiply, 1);
  check("multiply", v[1], 29);
  return failures;
}
