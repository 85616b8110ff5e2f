// A restriction specifier must list known restrictions, separated by single commas.
//
// reject: L-2.0-b, L-2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void a1() restrict(); // ERROR
void a2() restrict(amp,); // ERROR
void a3() restrict(,amp); // ERROR
void a4() restrict(gpu); // ERROR
void a5() restrict(direct3d); // ERROR
void a6() restrict(amp cpu); // ERROR
void a7() restrict(cpu, auto); // ERROR
void a8() restrict(amp:2); // ERROR
int main() {}
