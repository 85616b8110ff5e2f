// An amp function must not take a class with an empty member at an odd offset.
//
// reject: L-2.4.1.3-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct empty
{
};
struct s
{
    empty first, second;
    int n;
};
struct d : empty
{
    empty again;
    int n;
};

int f(const s &x) restrict(amp) // ERROR
{
    return x.n;
}

int g(const d &x) restrict(amp) // ERROR
{
    return x.n;
}
