// reject: L-2.4.1-b
// a type in sizeof is referenced
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f() restrict(amp)
{
    return int(sizeof(short)); // ERROR
}
