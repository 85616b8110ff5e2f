// An ellipsis. L-2.4.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


int f(int n, ...) restrict(amp); // expect-error@: 'f' is restrict(amp) and cannot have an ellipsis in its parameter list; a parameter pack can do the same [AMP1301]
struct s
{
    void g(...) restrict(cpu, amp); // expect-error@: 'g' is restrict(amp) and cannot have an ellipsis
};
auto l = [](int, ...) restrict(amp) {}; // expect-error@: this lambda is restrict(amp) and cannot have an ellipsis
