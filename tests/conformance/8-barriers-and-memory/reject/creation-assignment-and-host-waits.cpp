// A tile_barrier must not be created, assigned or waited on in cpu or cpu,amp code.
//
// reject: M-4.5-a, M-4.5-i, R-4.5-a, R-4.5-b, R-4.5.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void host(const tile_barrier &b)
{
    b.wait(); // ERROR-NEAR
}

void both(const tile_barrier &b) restrict(cpu, amp)
{
    b.wait(); // ERROR-NEAR
}

void make() restrict(amp)
{
    tile_barrier b; // ERROR-NEAR
}

void assign(tile_barrier a, const tile_barrier &b) restrict(amp)
{
    a = b; // ERROR-NEAR
}
