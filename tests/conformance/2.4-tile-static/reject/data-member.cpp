// tile_static must not declare a data member.
//
// reject: L-2.4.3.5.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

struct s
{
    tile_static int n; // ERROR
};
