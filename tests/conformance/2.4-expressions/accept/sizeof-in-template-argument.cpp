// A template argument in amp code may be the sizeof of an incompatible type.
//
// accept: L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
template <int N> struct I { static const int value = N; };
int f(int p) restrict(amp) { return p + I<sizeof(char)>::value; }
int main() { return 0; }
