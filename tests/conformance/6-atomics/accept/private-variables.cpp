// An atomic operation on a private variable of a thread is a plain operation.
//
// accept: AT-6-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;
int raise(int *to, int by) restrict(amp) { return atomic_fetch_max(to, by); }
int main() {
  std::vector<int> r(64);
  array_view<int> out(64, r);
  parallel_for_each(out.get_extent(), [=](index<1> i) restrict(amp) {
    int own[4] = {1, 2, 3, 4};
    for (int k = 0; k < 4; ++k) raise(&own[(k + i[0]) % 4], 3);
    out[i] = own[i[0] % 4];
  });
  out.synchronize();
  std::printf("%d %d\n", r[0], r[3]);
  return !(r[0] == 3 && r[3] == 4);
}
