// A function template may declare an unused tile_static object whose type is a template parameter.
//
// accept: L-2.4.3.5.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
using namespace concurrency;
template <class T> struct Box { T v; };
template <class T> void f() restrict(amp) { tile_static T x; }
int main() { parallel_for_each(extent<1>(4).tile<4>(), [=](tiled_index<4>) restrict(amp) { f<Box<float>>(); }); return 0; }
