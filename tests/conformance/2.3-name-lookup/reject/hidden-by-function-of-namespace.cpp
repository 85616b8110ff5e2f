// An amp call must not name a global amp function that a cpu function of its namespace hides.
//
// reject: L-2.3.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void foo(int) restrict(amp) {}

namespace n1
{
void foo(double) {}

void foo_caller() restrict(amp)
{
    foo(10); // ERROR
}
}
