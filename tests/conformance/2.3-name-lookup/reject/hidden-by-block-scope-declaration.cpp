// An amp call must not name an amp function that a block-scope cpu declaration hides.
//
// reject: L-2.3.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void foo(int) restrict(amp) {}
void loc() restrict(amp) {
    void foo(int) restrict(cpu);
    foo(1); // ERROR
}
