// A tile_static variable is not local to amp code. L-2.4.3.5.1-b, L-2.4.3.5.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

tile_static int global; // expected-error {{tile_static variable 'global' is not local to amp code}}

void host()
{
    tile_static int x; // expected-error {{tile_static variable 'x' is in cpu code, which has no tiles [AMP1501]}}
    (void)x;
}
