// tile must have as many lengths as the extent has dimensions, at most three, and each must be
// positive.
//
// reject: R-4.2.3-e, P-7-y, R-4.2.3-d, R-4.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// Tile must not have a length of zero.
namespace zero_tile_length {
void f(concurrency::extent<1> e) { e.tile<0>(); } // expected-error
} // namespace zero_tile_length

// Tile must not have a negative length in the second dimension.
namespace negative_tile_length {
auto f(concurrency::extent<2> e) { return e.tile<4, -1>(); } // expected-error
} // namespace negative_tile_length

using namespace concurrency;

extern extent<1> e1;
extern extent<2> e2;
extern extent<3> e3;
extern extent<4> e4;

// Tile must have the rank of the extent, which is at most three.
namespace tile_rank_mismatch {
void f(extent<4> e, extent<2> e2) {
  auto right = e2.tile<4, 4>();
  e.tile<2, 2, 2>(); // expected-error
  e2.tile<4>();      // expected-error
  parallel_for_each(right, [](tiled_index<4, 4>) restrict(amp){});
}
} // namespace tile_rank_mismatch

// Tile must not have another number of tile lengths than the extent's rank.
namespace tile_of_other_rank {
void f(extent<1> a, extent<2> b, extent<3> c, extent<4> d) {
  a.tile<2, 2>();    // expected-error
  b.tile<8>();       // expected-error
  b.tile<1, 2, 3>(); // expected-error
  c.tile<4>();       // expected-error
  c.tile<4, 4>();    // expected-error
  d.tile<4>();       // expected-error
  d.tile<1, 2, 3>(); // expected-error
}
} // namespace tile_of_other_rank

// Tile must have as many positive dimensions as its extent, at most three.
namespace tile_ranks_and_sizes {
void test() {
  auto a = extent<2>(8, 8).tile<16>();   // expected-error
  auto b = extent<2>(8, 8).tile<0, 8>(); // expected-error
  auto c = extent<1>(8).tile<4, 4>();    // expected-error
  auto d = extent<4>().tile<1, 1, 1>();  // expected-error
}
} // namespace tile_ranks_and_sizes

// Tile requires as many tile lengths as the extent has dimensions, each positive.
namespace tile_of_other_rank_or_length {
void f1() {
  e1.tile<2, 2, 2>(); // expected-error
}
void f2() {
  e2.tile<2>(); // expected-error
}
void f3() {
  e2.tile<2, 2, 2>(); // expected-error
}
void f4() {
  e3.tile<2>(); // expected-error
}
void f5() {
  e3.tile<2, 2>(); // expected-error
}
void f6() {
  e4.tile<2>(); // expected-error
}
void f7() {
  e4.tile<2, 2>(); // expected-error
}
void f8() {
  e4.tile<4, 4, 4>(); // expected-error
}
void f9() {
  e3.tile<0, 4, 4>(); // expected-error
}
void f10() {
  e1.tile<-1>(); // expected-error
}
void f11() {
  e2.tile<4, 0>(); // expected-error
}
void f12() {
  e2.tile<0, 4>(); // expected-error
}
void f13() {
  e2.tile<-4, 4>(); // expected-error
}
void f14() {
  e3.tile<4, 4, 0>(); // expected-error
}
} // namespace tile_of_other_rank_or_length

int main() {}
