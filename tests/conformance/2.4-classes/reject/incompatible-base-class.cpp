// An amp function must not take a class whose base class has a char array.
//
// reject: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct tagged
{
    char tag[4];
};
struct derived : tagged
{
    int n;
};

int f(derived d) restrict(amp) // ERROR
{
    return d.n;
}
