// Ranks, texel types and constructor arguments that the specification does not allow.
//
// reject: G-10.1-a, G-10.1-b, G-10.1.3-g, G-10.1.3-i, G-10.1.5-b, G-10.1.5-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_graphics.h>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

void types() {
  const int lengths[] = {1, 1, 1, 1};
  texture<int, 4> rank(extent<4>{lengths}); // expected-error
  texture<char, 1> narrow(8U); // expected-error
  texture<double_4, 2> wide(4, 4); // expected-error
  texture<const int, 1> constant(8); // expected-error
}
void constructors(const std::vector<float> &floats, const std::vector<int> &ints) {
  texture<int, 2> one(16); // expected-error
  texture<int, 1> two(16, 16); // expected-error
  texture<int, 2> three(1, 2, 3); // expected-error
  texture<norm, 1> no_bits(8); // expected-error
  texture<unorm_4, 2> no_bits_either(extent<2>(4, 4)); // expected-error
  texture<int, 1> converted(8, floats.begin(), floats.end()); // expected-error
  texture<unorm, 1> range(8, floats.begin(), floats.end()); // expected-error
  texture<int, 1> good(8, ints.begin(), ints.end());
}
