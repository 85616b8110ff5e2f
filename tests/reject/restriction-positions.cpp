// A restriction specifier stands behind the qualifiers and before the exception specification, and only behind a
// parameter list. L-2.1.1-x, L-2.1.1-y, L-2.1.3-a, L-2.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

void behind_noexcept() noexcept restrict(amp); // expect-error@: expected function body
auto behind_result() -> int restrict(amp); // expect-error@: expected function body
struct members
{
    int before_const() restrict(amp) const; // expect-error@: expected ';'
};
int variable restrict(amp); // expect-error@: expected ';'
restrict(amp) void in_front(); // expect-error@: 'restrict' // expect-error@: expected ';'
struct type restrict(amp) {}; // expect-error@: 'struct type' // expect-error@: expected ';'
