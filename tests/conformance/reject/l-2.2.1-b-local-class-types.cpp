// reject: L-2.2.1-b
// signatures of members of local classes obey the inherited restriction
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
