// A lambda in an amp member function must not capture this.
//
// reject: L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int n;
    int get() const restrict(amp)
    {
        auto f = [=] { return n; }; // ERROR
        return f();
    }
    int copy() const restrict(amp)
    {
        int m = n;
        auto f = [=] { return m; };
        return f();
    }
};
