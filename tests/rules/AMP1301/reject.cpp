// An amp function has an ellipsis. L-2.4.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


int f(int n, ...) restrict(amp); // expected-error {{'f' has restrict(amp) and cannot have an ellipsis in its parameter list; use a parameter pack [AMP1301]}}
struct s
{
    void g(...) restrict(cpu, amp); // expected-error {{'g' has restrict(amp) and cannot have an ellipsis}}
};
auto l = [](int, ...) restrict(amp) {}; // expected-error {{this lambda has restrict(amp) and cannot have an ellipsis}}
// Functions of equal type.
void first(int, float, ...) restrict(amp);  // expected-error {{'first' has restrict(amp) and cannot have an ellipsis in its parameter list [AMP1301]}}
void second(int, float, ...) restrict(amp); // expected-error {{'second' has restrict(amp) and cannot have an ellipsis in its parameter list [AMP1301]}}
