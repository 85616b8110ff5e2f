// An amp function must not call a cpu function.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void grod();
void glorp() restrict(amp);
void foo() restrict(amp) {
    glorp();
    grod(); // ERROR
}
int main() {}
