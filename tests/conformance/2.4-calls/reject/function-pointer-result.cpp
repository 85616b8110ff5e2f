// An amp function must not return a function pointer.
//
// reject: L-2.4.2-c, L-2.4.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
typedef int (*FP)(int);
FP k() restrict(amp) { return nullptr; } // ERROR
int main() {}
