// tile_static must not declare a function parameter.
//
// reject: L-2.4.3.5.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

void f(tile_static int n) restrict(amp); // ERROR
