// Amp code must not have a local variable whose destructor is cpu-only.
//
// reject: L-2.3.2-d, L-2.3.2-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int n;
    ~s() { n = 0; }
};

int foo() restrict(amp)
{
    s local = {1}; // ERROR-NEAR
    return local.n;
}
