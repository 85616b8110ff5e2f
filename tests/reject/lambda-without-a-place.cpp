// What a kernel becomes is a class of its own: in the middle of another class there is no place for it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

template <typename F> int with(F) { return 1; }
struct s
{
    inline static int m = with([](int x) restrict(amp) { return x; }); // expect-error@: define 'm' outside its class
};
