// Amp code must not use a default argument that calls a cpu-only function.
//
// reject: L-2.1.1-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int start() { return 1; }
int f(int x = start()) restrict(cpu, amp) { return x; } // ERROR-ONE-OF

int host() { return f(); }

int given() restrict(amp) { return f(3); }

int used() restrict(amp)
{
    return f(); // ERROR-ONE-OF
}
