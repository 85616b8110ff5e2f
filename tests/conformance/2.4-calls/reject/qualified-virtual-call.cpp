// Amp code must not call a virtual function, even by a qualified name.
//
// reject: L-2.4.3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct shape
{
    virtual int corners() const { return 4; }
};

int f(const shape &s) restrict(amp) // ERROR-NEAR
{
    return s.shape::corners(); // ERROR-NEAR
}
