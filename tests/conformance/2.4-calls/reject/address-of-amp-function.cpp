// Host code must not take the address of an amp function or bind a reference to it.
//
// reject: L-2.4.3.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void k(int) restrict(amp);

void host()
{
    auto p = &k;                          // ERROR
    void (&r)(int) restrict(amp) = k;     // ERROR
    (void)p;
}
