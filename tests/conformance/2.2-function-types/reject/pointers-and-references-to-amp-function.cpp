// A global variable must not point or refer to an amp function.
//
// reject: L-2.4.3.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void k() restrict(amp) {}
auto p = &k; // ERROR
void (&r)() restrict(amp) = k; // ERROR
void (*q)() restrict(amp); // ERROR
typedef void F() restrict(amp);
F* pf; // ERROR
int main() {}
