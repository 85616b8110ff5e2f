// reject: L-2.2.1-j
// functions that an amp function calls do not inherit its restriction
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> T twice(T x) { return x + x; }

int f(int x) restrict(amp)
{
    return twice(x); // ERROR
}
