// A tile must not have more than 1024 threads or more than 64 in the first of three dimensions.
//
// reject: P-7-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

// A tile must not have more than 1024 threads or more than 64 in the first of three dimensions.
namespace one_over_the_limits {
void f(extent<1> a) {
  parallel_for_each(a.tile<1025>(), [=](tiled_index<1025>) restrict(amp){}); // expected-error
}
void g(extent<2> a) {
  parallel_for_each(a.tile<32, 33>(), [=](tiled_index<32, 33>) restrict(amp){}); // expected-error
}
void h(extent<3> a) {
  parallel_for_each(a.tile<65, 1, 1>(), [=](tiled_index<65, 1, 1>) restrict(amp){});
  // expected-error@-1
}
} // namespace one_over_the_limits

// A launch must not have tiles of more than 1024 threads or more than 64 in the first of three
// dimensions.
namespace twice_the_limits {
void test() {
  int o[4];
  array_view<int> v(4, o);
  parallel_for_each(
      extent<1>(2048).tile<2048>(), [=](tiled_index<2048> t) restrict(amp) { // expected-error
        v[t] = 1;
      });
  parallel_for_each(
      extent<2>(64, 64).tile<64, 32>(), [=](tiled_index<64, 32>) restrict(amp) { // expected-error
        v[0] = 1;
      });
  parallel_for_each(
      extent<3>(128, 1, 1).tile<128, 1, 1>(), [=](tiled_index<128, 1, 1>) restrict(amp) {
      // expected-error@-1
        v[0] = 1;
      });
}
} // namespace twice_the_limits

// A launch must not have two-dimensional tiles of more than 1024 threads.
namespace kernel_uses_the_index {
void f(array_view<int, 2> v) {
  parallel_for_each(
      v.extent.tile<64, 32>(), [=](tiled_index<64, 32> t) restrict(amp) { // expected-error
        v[t] = 1;
      });
}
} // namespace kernel_uses_the_index

int main() {}
