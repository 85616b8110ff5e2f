// Amp code must not read a volatile data member through a pointer.
//
// reject: L-2.4.1.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    volatile int v;
    int n;
};

int f(s *p) restrict(amp)
{
    return p->v; // ERROR-NEAR
}
