// A program can define macros N, T, M, I and K before it includes the C++ AMP headers.
//
// accept: G-1.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#define N 1024
#define T 4
#define M 3
#define I 5
#define K 7
#include <amp.h>
#include <amp_math.h>
int main() {
  concurrency::array_view<int, 1> v(N);
  concurrency::parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = i[0] * T + K; });
  return v[1] != 11;
}
