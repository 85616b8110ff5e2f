// Local constants that name members of a class: the kernels are outside of the class and repeat the constants.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#include "cube.h"
#include <amp.h>

using namespace concurrency;

void cube::apply(int *results) const {
  array_view<int> out(3, results);
  const int last = size - 1;
  const int sum = depth + last + hidden;
  typedef real number;
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    number two = 2;
    out[i] = last + sum + int(two);
  });
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] += last + sum; });
}

int main() {
  int results[3];
  cube().apply(results);
  return results[0] == 80 && results[2] == 80 ? 0 : 1;
}
