// An amp function must not have a reference parameter to a pointer to pointer.
//
// reject: L-2.4.1.3-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void f(int **&rpp) restrict(amp); // ERROR
void g(int *&rp) restrict(amp);
