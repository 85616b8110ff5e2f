// An amp function must not return a class with unsigned char members.
//
// reject: L-2.4.1-b, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct rgb
{
    unsigned char r, g, b, a;
};
rgb white() restrict(amp); // ERROR
