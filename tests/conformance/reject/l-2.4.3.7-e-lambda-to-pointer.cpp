// reject: L-2.4.3.7-e
// an amp lambda does not convert to a pointer
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void (*p)(int) = [](int) restrict(amp) {};  // ERROR
void (*q)(int) = [](int) restrict(cpu) {};
