// A restriction other than cpu and amp. L-2.0-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

// expected-error@+1 {{unknown restriction 'gpu'; use 'cpu', 'amp' or both}}
void f() restrict(gpu);
// expected-error@+1 {{unknown restriction 'direct3d'}}
void g() restrict(amp, direct3d) {}
// expected-error@+1 {{'restrict(auto)' is not part of C++ AMP 1.2}}
void h() restrict(auto) {}
struct s
{
    // expected-error@+1 {{unknown restriction 'AMP'}}
    int m() const restrict(cpu, AMP) { return 1; }
};
auto lambda = [](int x) restrict(cpu,
                                 gpu) { return x; }; // expected-error {{unknown restriction 'gpu'}}
