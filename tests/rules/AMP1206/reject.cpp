// Pointers to member functions. L-2.4.1.3-s
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


struct s
{
    int x;
    int get() const { return x; }
};

int f(int (s::*getter)() const) restrict(amp); // expected-error {{but amp code supports only pointers to data members; call the function by its name [AMP1206]}}
