// A cpu and an amp function of one name must not share C linkage.
//
// reject: L-2.4.2-f
//
// They are one function, which cannot have two definitions (§2.4.2, C++11 7.5p6).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

extern "C" int one() restrict(amp) { return 1; }
extern "C" int one() restrict(cpu) { return 2; } // ERROR

extern "C" {
int two(int n) restrict(cpu);
int two(int n) restrict(amp); // ERROR-NEAR
}
int two(int n) restrict(cpu) { return n; }
int two(int n) restrict(amp) { return n + 1; }

extern "C" int three(float x) restrict(amp);
extern "C" int three(int n) restrict(cpu); // ERROR

// The amp function has the C name.
extern "C" int four() restrict(amp);
int four() restrict(amp) { return 4; }
int four() restrict(cpu) { return 5; } // ERROR
