// An amp function must not have a parameter of type pointer to pointer.
//
// reject: L-2.4.1.3-b, L-2.4.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void f(float **rows, int n) restrict(amp); // ERROR
void g(float (*rows)[4], int n) restrict(amp);
