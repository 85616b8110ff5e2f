// A kernel uses a local type or constant whose definition names a hidden declaration of the
// function.
//
// accept: L-2.4.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
int main() {
  std::vector<int> data(4);
  array_view<int> v(4, data);
  const int n = 3;
  const int m = n + 1;
  typedef float real;
  typedef real number;
  {
    const int n = 50;
    typedef int real;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          number half = 0.5f;
          real x = 2;
          int table[m] = {n, m, n, m};
          v[i] = table[i[0]] * int(half * 2) * x;
        });
  }
  return v[0] == 100 && v[1] == 8 ? 0 : 1;
}
