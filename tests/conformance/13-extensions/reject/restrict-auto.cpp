// A function must not be declared with restrict(auto).
//
// reject: F-13.1.1-a, X-13-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(auto) { return x; }      // ERROR
int g(int x) restrict(cpu, auto) { return x; } // ERROR
