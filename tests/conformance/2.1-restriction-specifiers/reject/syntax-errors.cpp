// A restriction specifier must not have other brackets, operators or trailing parentheses.
//
// reject: L-2.1-b, L-2.0-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void e1() restrict(); // ERROR
void e2() restrict(amp,); // ERROR
void e3() restrict(,amp); // ERROR
void e4() restrict(amp cpu); // ERROR
void e5() restrict(gpu); // ERROR
void e6() restrict(direct3d); // ERROR
void e7() restrict(cpu,amp,direct3d); // ERROR
void e8() restrict amp; // ERROR
void e9() restrict(amp)(cpu); // ERROR
void e10() restrict((amp)); // ERROR
void e11() restrict(1); // ERROR
void e12() restrict(auto); // ERROR
void e13() restrict(AMP); // ERROR
void e14() restrict(amp:1); // ERROR
void e15() restrict("amp"); // ERROR
void e16() restrict(!cpu); // ERROR
void e17() restrict[amp]; // ERROR
void e18() restrict{amp}; // ERROR
void e19() restrict(amp)) {} // ERROR
void ok1() restrict(amp);
void ok2() restrict(cpu);
