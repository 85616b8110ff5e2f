// An amp function must not take a class whose members are packed to one byte.
//
// reject: L-2.4.1.3-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma pack(push, 1)
struct packed
{
    bool a;
    int b;
};
#pragma pack(pop)

int f(packed p) restrict(amp) // ERROR
{
    return p.b;
}
