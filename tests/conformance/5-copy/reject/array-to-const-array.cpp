// Copy must not write to a const array.
//
// reject: R-5.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(array<int, 1> &a, const array<int, 1> &ca) { copy(a, ca); } // ERROR
int main() {}
