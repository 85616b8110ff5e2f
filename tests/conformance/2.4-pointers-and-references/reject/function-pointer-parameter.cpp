// An amp function must not have a function pointer parameter.
//
// reject: L-2.4.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
typedef int (*FP)(int);
void f(FP p) restrict(amp); // ERROR
int main() {}
