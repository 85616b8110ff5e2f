// Amp code must not cast a cpu function to a pointer to an amp function.
//
// reject: L-2.3.3-a, L-2.3.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void unrestricted(int, int) {}

void caller() restrict(amp)
{
    ((void (*)(int, int) restrict(amp))unrestricted)(6, 7); // ERROR
}
