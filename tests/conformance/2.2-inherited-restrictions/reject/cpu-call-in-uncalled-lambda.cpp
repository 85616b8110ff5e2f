// A lambda in amp code must not call a cpu function, even if the lambda is never called.
//
// reject: L-2.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void log(int x);

int f(int x) restrict(amp)
{
    auto g = [](int y)
    {
        log(y); // ERROR
        return y;
    };
    (void)g;
    return x;
}
