// Tile must not have a length of zero.
//
// reject: R-4.2.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void f(concurrency::extent<1> e) { e.tile<0>(); } // ERROR
int main() {}
