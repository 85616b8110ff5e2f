// A restriction specifier must not be between the return type and the function name.
//
// reject: L-2.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void restrict(amp) f(); // ERROR
int main() {}
