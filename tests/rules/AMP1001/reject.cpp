// A restriction specifier contains another name than cpu and amp. L-2.0-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

void f() restrict(gpu); // expected-error {{unknown restriction 'gpu'; use 'cpu', 'amp' or both [AMP1001]}}
void g() restrict(amp, direct3d) {} // expected-error {{unknown restriction 'direct3d'}}
void h() restrict(auto) {} // expected-error {{'restrict(auto)' is not part of C++ AMP 1.2}}
void other() restrict(cpu); // what is good stays good
void caller() { other(); }
