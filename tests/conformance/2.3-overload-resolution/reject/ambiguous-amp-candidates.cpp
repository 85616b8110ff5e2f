// An amp call must not be ambiguous among amp functions, even if a cpu function matches exactly.
//
// reject: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(long) restrict(amp);
int f(double) restrict(amp);
int f(int) { return 1; }

int g() restrict(amp)
{
    return f(1); // ERROR
}
