// A cpu call selects a function of a used namespace although a global amp function matches exactly.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace a { int g(double) { return 1; } } using namespace a;
int g(int) restrict(amp) { return 2; }
int main() { return g(1) == 1 ? 0 : 1; }
