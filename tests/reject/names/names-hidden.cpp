// Restrictions do not affect name hiding. L-2.3.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

void foo(int) restrict(amp) {}
namespace inner
{
void foo(double) {}
void use() restrict(amp)
{
    foo(10); // expected-error {{'inner::foo'}}
}
}
