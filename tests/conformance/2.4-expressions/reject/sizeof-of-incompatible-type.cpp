// Amp code must not apply sizeof to an incompatible type.
//
// reject: L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f() restrict(amp)
{
    return int(sizeof(short)); // ERROR
}
