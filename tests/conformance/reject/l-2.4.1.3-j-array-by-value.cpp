// reject: L-2.4.1.3-j, L-2.4.2-b, L-2.4.2-c
// array is not a value in amp code
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array<int, 1> a) restrict(amp); // ERROR

array<int, 1> g() restrict(amp); // ERROR

void h(array<int, 1> &a) restrict(amp);
