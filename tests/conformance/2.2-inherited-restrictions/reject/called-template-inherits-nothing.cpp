// An amp function must not call a cpu function template, which does not inherit its restriction.
//
// reject: L-2.2.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> T twice(T x) { return x + x; }

int f(int x) restrict(amp)
{
    return twice(x); // ERROR
}
