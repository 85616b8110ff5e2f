// An amp function must not take a class whose anonymous union has a char array.
//
// reject: L-2.4.1.3-p
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct value
{
    int kind;
    union
    {
        float f;
        char bytes[4];
    };
};

float f(value v) restrict(amp) // ERROR
{
    return v.f;
}
