// An amp member must not call a base or global amp function that a cpu member hides.
//
// reject: L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int get(int x) restrict(amp) { return x; }
struct base
{
    int get(int x) restrict(amp) { return x + 1; }
};
struct derived : base
{
    int get(double) { return 0; }
    int use() restrict(amp)
    {
        return get(1); // ERROR
    }
};
