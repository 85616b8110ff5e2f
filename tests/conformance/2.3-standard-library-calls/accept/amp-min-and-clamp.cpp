// Kernels call the program's amp min and clamp, the host std::min by a using directive.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
using namespace std;
using namespace concurrency;
template <class T> T min(T a, T b) restrict(amp) { return a < b ? a : b; }
template <class T> T clamp(T x, T lo, T hi) restrict(amp) { return x < lo ? lo : x > hi ? hi : x; }
int main() {
  int o[4] = {5, 1, 7, 3};
  array_view<int> v(4, o);
  parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = clamp(v[i], 2, ::min(6, 9)); });
  return min(3, 4) == 3 && v[2] == 6 && v[1] == 2 ? 0 : 1;
}
