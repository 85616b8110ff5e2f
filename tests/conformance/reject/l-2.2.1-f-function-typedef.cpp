// reject: L-2.2.1-f
// a function type named in an amp body is amp, and pointers to it are illegal
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f() restrict(amp)
{
    typedef int fun();
    fun *p = nullptr; // ERROR
    return p == nullptr;
}
