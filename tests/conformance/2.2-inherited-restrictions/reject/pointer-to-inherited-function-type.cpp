// Amp code must not declare a pointer to a function type that it names.
//
// reject: L-2.2.1-f
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
