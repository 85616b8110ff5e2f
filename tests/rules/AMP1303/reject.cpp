// An amp function has a dynamic exception specification. L-2.4.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


void f() restrict(amp) throw(); // expected-error {{'f' has restrict(amp) and cannot have a dynamic exception specification; write 'noexcept', or remove the specification [AMP1303]}}
struct s
{
    void g() const restrict(cpu, amp) throw() {} // expected-error {{'g' has restrict(amp) and cannot have a dynamic exception specification}}
};
