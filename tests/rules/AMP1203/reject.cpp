// References to types that amp code does not have, and to null pointer constants. L-2.4.1.3-g, L-2.4.1.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


void f(const short &s) restrict(amp); // expected-error {{parameter 's' has type 'const short &', whose referenced object has type 'short'}}

template <typename T>
int test(T &&value) restrict(amp) // expected-error {{a reference to a null pointer constant, which amp code does not support [AMP1203]}}
{
    return value ? 1 : 0;
}
int g(int x) restrict(amp)
{
    auto &&none = nullptr; // expected-error {{a reference to a null pointer constant}}
    (void)none;
    return test(x) + test(nullptr); // expected-note {{in instantiation of}}
}
