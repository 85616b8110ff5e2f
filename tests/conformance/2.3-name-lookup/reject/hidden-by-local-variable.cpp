// An amp call must not name an amp function that a local variable hides.
//
// reject: L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int value(int x) restrict(amp) { return x; }

int f(int x) restrict(amp)
{
    int value = 3;
    return value(x); // ERROR
}
