// An amp function must not have a parameter or a temporary of a class with a char array.
//
// reject: L-2.4.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct named
{
    char name[8];
    int n;
};
named make() restrict(cpu);

int length(named x) restrict(amp) // ERROR
{
    return x.n;
}

int f(int x) restrict(amp)
{
    return x + named().n; // ERROR
}
