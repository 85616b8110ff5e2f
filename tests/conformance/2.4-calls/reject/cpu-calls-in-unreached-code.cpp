// Amp code must not call a cpu function, even after return or under a false condition.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void c(); const bool no = false;
void f(int x) restrict(amp) {
    if (no) { c(); } // ERROR
    if constexpr (false) { c(); } // ERROR
    while (false) c(); // ERROR
    x = true ? x : (c(), 1); // ERROR
    for (; false;) c(); // ERROR
    switch (0) { case 1: c(); } // ERROR
    return;
    c(); // ERROR
}
int main() {}
