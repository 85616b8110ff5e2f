// A cpu call selects std::distance and std::fma, and an amp call the global functions of these
// names.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <vector>
#include <algorithm>
#include <cmath>
using namespace std;
int count(const vector<int> &v, int) restrict(cpu) { return 7; }
template <class It> int distance(It, It) restrict(amp) { return 99; }
float fma(float a, float b, float c) restrict(amp) { return 50; }
int main() {
  vector<int> v{1, 2}, o(2);
  if (distance(v.begin(), v.end()) != 2) return 1;
  if (fma(1.f, 2.f, 3.f) != 5.f) return 2;
  if (count(v, 2) != 7) return 3;
  concurrency::array_view<int, 1> w(2, o);
  concurrency::parallel_for_each(
      concurrency::extent<1>(1), [=](concurrency::index<1>) restrict(amp) {
        w[0] = distance(3, 4);
        w[1] = int(fma(1.f, 2.f, 3.f));
      });
  return w[0] == 99 && w[1] == 50 ? 0 : 4;
}
