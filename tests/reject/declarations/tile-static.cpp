// tile_static on other declarations than local variables of amp code, or with an initializer. L-2.4.3.5.1-b,
// L-2.4.3.5.1-c, L-2.4.3.5.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

tile_static int global; // expected-error {{tile_static}}
void host()
{
    tile_static int local; // expected-error {{tile_static}}
}
void function(tiled_index<4>) restrict(amp)
{
    tile_static int initialised = 0; // expected-error {{initialize}}
    tile_static int braces{ 1 };     // expected-error {{initialize}}
}
