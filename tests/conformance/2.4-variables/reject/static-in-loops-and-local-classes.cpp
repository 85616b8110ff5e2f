// Amp code must not declare static variables in loops, branches or local classes.
//
// reject: L-2.4.3.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    for (int k = 0; k < x; ++k)
    {
        static float sum; // ERROR
        if (k > 2)
        {
            static const float half = 0.5f; // ERROR
            x += k;
        }
    }
    struct local
    {
        int g() const
        {
            static int calls; // ERROR
            return 1;
        }
    };
    return x + local().g();
}
