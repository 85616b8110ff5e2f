// Constructors, operators, conversions and lambdas with amp must not use incompatible types.
//
// reject: L-2.4.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int n;
    s(char c) restrict(amp);              // ERROR
    s &operator+=(short x) restrict(amp); // ERROR
    operator char() const restrict(amp);  // ERROR
};

void f()
{
    auto k = [](unsigned char c) restrict(amp) { return 1; }; // ERROR
    (void)k;
}
