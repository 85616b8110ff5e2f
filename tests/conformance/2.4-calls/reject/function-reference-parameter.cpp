// An amp function must not have a reference to a function as parameter.
//
// reject: L-2.4.2-b, L-2.4.1.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void g(int (&r)(int)) restrict(amp) { (void)r; } // ERROR
int main() {}
