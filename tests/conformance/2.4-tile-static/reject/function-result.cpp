// tile_static must not appear in the return type of a function.
//
// reject: L-2.4.3.5.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

tile_static int f() restrict(amp); // ERROR
