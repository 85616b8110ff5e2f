// reject: L-2.3.2-d
// amp code does not call cpu functions
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void grod();
void glorp() restrict(amp);

void foo() restrict(amp)
{
    glorp();
    grod(); // ERROR
}
