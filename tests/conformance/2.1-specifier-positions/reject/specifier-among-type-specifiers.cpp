// A restriction specifier must not precede the type of a function pointer.
//
// reject: L-2.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

typedef float F(int);
restrict(cpu) F *pf; // ERROR
