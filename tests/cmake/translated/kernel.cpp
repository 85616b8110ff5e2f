// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp.h>
#include <cstdio>

const char *only_in();
int plain();
int odd();
int by_cmake();

int main() {
  concurrency::array_view<int, 1> v(1);
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
  std::printf("kernel %d plain %d odd %d by CMake %d only in %s\n", v[0], plain(), odd(), by_cmake(),
              only_in());
}
