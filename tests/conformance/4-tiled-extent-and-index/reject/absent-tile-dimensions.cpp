// tiled_extent and tiled_index have no tile dimension beyond their rank.
//
// reject: R-4.3.3-e, R-4.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int a = tiled_extent<4>::tile_dim1; // ERROR
int b = tiled_extent<4, 4>::tile_dim2; // ERROR
int c = tiled_index<4>::tile_dim1; // ERROR
int d = tiled_index<4, 2>::tile_dim2; // ERROR
tiled_extent<4, 4> e = extent<1>(4); // ERROR
tiled_extent<4> g(16); // ERROR
int main() {}
