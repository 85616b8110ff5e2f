// reject: L-2.3.2.2-a
// an inner name hides the outer one, whatever its restriction
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
