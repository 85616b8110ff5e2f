// A kernel may copy and modify a captured std::pair.
//
// accept: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <array>
#include <utility>
using namespace concurrency;
int main() {
  int out[2] = {};
  concurrency::array_view<int, 1> v(2, out);
  std::pair<int, float> p(3, 2.5f);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        auto q = p;
        q.first++;
        v[0] = p.first + int(p.second * 2);
        v[1] = q.first + int(q.second);
      });
  v.synchronize();
  return out[0] == 8 && out[1] == 6 ? 0 : 1;
}
