// An amp lambda must not convert to a pointer to function.
//
// reject: L-2.4.3.7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void (*p)(int) = [](int) restrict(amp) {};  // ERROR
void (*q)(int) = [](int) restrict(cpu) {};
