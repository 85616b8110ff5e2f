// A member of a local class in an amp function must not call a cpu function.
//
// reject: L-2.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void log(int x);

int f(int x) restrict(amp)
{
    struct local
    {
        int g(int y)
        {
            log(y); // ERROR
            return y;
        }
    };
    local l;
    return l.g(x);
}
