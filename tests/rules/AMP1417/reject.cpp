// Amp code uses dynamic_cast or typeid. L-2.4.3.7-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <typeinfo>

struct base
{
    int n;
};
struct derived : base
{
};

template <typename T> bool is_int(T) restrict(amp)
{
    return typeid(T) == typeid(int); // expected-error {{cannot use typeid [AMP1417]}} // expected-error {{amp code cannot call 'operator==', which has no restrict(amp)}}
}
bool use() restrict(amp) { return is_int(1); }

int f(derived *d) restrict(amp)
{
    return dynamic_cast<base *>(d)->n; // expected-error {{cannot use dynamic_cast [AMP1417]}}
}
