// Amp code must not use an enumeration over char, unsigned short or long long.
//
// reject: L-2.4.1.3-t
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

enum small : char { a };
enum class wide : long long { b };
enum class tiny : unsigned short { c };
enum class fine { d };

int f(int x) restrict(amp)
{
    small s = a;      // ERROR
    wide w = wide::b; // ERROR
    tiny t = tiny::c; // ERROR
    fine g = fine::d;
    return x + int(g);
}

// The error for the parameter suffices.
int select(tiny t) restrict(amp) // ERROR
{
    return t == tiny::c ? 1 : 0;
}

int both() restrict(amp)
{
    int n = int(tiny::c); // ERROR
    return n + int(tiny::c);
}
