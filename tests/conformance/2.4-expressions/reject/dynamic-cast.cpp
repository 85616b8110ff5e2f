// Amp code must not use dynamic_cast.
//
// reject: L-2.4.3.7-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct base
{
    virtual ~base() {}
};
struct derived : base
{
};

int f(base *b) restrict(amp) // ERROR-NEAR
{
    return dynamic_cast<derived *>(b) != nullptr; // ERROR-NEAR
}
