// Amp code must not call a cpu function by its qualified name.
//
// reject: L-2.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int helper(int x) { return x; }

namespace n
{
int f(int x) restrict(amp)
{
    return ::helper(x); // ERROR
}
}
