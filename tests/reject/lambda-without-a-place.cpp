// An amp lambda stands in a function or initialises a variable.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

int apply(int x);
template <typename F> int with(F) { return 1; }
struct s
{
    int m = with([](int x) restrict(amp) { return x; }); // expect-error@: an amp lambda must stand in a function or initialise a variable
};
