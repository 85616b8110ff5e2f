// An amp function must not take a class with named or unnamed bit-fields.
//
// reject: L-2.4.1.3-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct packed_flags
{
    unsigned low : 4;
    unsigned high : 28;
};
struct unnamed
{
    int n;
    int : 8;
};

int f(packed_flags p) restrict(amp) // ERROR
{
    return int(p.low); // ERROR-NEAR
}

int g(unnamed u) restrict(amp) // ERROR
{
    return u.n;
}
