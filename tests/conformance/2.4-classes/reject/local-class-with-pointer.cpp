// Amp code must not declare a variable of a local class with a pointer member.
//
// reject: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    struct local
    {
        int *p;
    };
    local l = {&x}; // ERROR-NEAR
    return *l.p;
}
