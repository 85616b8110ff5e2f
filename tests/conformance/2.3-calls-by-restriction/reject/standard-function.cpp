// Amp code must not call std::max or std::abs.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <algorithm>
#include <cstdlib>

int foo(int x, int y) restrict(amp)
{
    int m = std::max(x, y); // ERROR
    return m + std::abs(x); // ERROR
}
