// A restriction specifier must not name a restriction other than cpu and amp.
//
// reject: L-2.0-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void f() restrict(gpu);       // ERROR
void g() restrict(amp);
void h() restrict(direct3d);  // ERROR
void k() restrict(amp, host); // ERROR
