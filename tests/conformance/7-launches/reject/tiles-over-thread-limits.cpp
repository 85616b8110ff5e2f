// A tile must not have more than 1024 threads or more than 64 in the first of three dimensions.
//
// reject: P-7-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(extent<1> a) {
  parallel_for_each(a.tile<1025>(), [=](tiled_index<1025>) restrict(amp){}); // ERROR
}
void g(extent<2> a) {
  parallel_for_each(a.tile<32, 33>(), [=](tiled_index<32, 33>) restrict(amp){}); // ERROR
}
void h(extent<3> a) {
  parallel_for_each(a.tile<65, 1, 1>(), [=](tiled_index<65, 1, 1>) restrict(amp){}); // ERROR
}
int main() {}
