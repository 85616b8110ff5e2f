// A host call must not find a base's member pair that an amp member of the derived class hides.
//
// reject: L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct base
{
    int f() { return 1; }
    int f() restrict(amp) { return 2; }
};
struct derived : base
{
    int f() restrict(amp) { return 3; }
};

int device(derived d) restrict(amp) { return d.f(); }

int host(derived d)
{
    return d.f(); // ERROR
}
