// A member of a local class in an amp function must not have a parameter of type short.
//
// reject: L-2.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    struct local
    {
        int n;
        int take(short s) { return n + s; } // ERROR
    };
    local l = {x};
    return l.n;
}
