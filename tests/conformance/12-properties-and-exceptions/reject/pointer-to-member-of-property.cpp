// A pointer to member must not refer to a property.
//
// reject: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f()
{
    extent<1> (array<int, 1>::*p) = &array<int, 1>::extent; // ERROR
}
