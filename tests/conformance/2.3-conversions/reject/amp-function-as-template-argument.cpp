// A function pointer template argument must not be an amp function.
//
// reject: L-2.3.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int d(int x) restrict(amp) { return x; }
template <int (*F)(int)> int call(int x) { return F(x); }

int use()
{
    return call<d>(1); // ERROR
}
