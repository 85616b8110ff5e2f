// A namespace with members must not have a restriction specifier.
//
// reject: L-2.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace n restrict(amp) { int x; } // ERROR
int main() {}
