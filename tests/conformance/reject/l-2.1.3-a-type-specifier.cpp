// reject: L-2.1.3-a
// no restriction among type specifiers
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

typedef float F(int);
restrict(cpu) F *pf; // ERROR
