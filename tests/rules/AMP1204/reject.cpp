// Enumerations with another underlying type than int and long. L-2.4.1.3-t
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


enum small : char
{
    little = 1
};
enum class wide : unsigned long long
{
    much
};
enum class flag : bool
{
    off
};

int f(int x) restrict(amp)
{
    small s; // expected-error {{variable 's' has type 'small', an enumeration with underlying type 'char'; use int, unsigned int, long or unsigned long [AMP1204]}}
    s = small(x); // expected-error {{this cast has type 'small'}}
    return x + little; // the declaration of 's' has the error
}
int constant(int x) restrict(amp)
{
    return x + little; // expected-error {{'little' has type 'small'}}
}
void g(wide w) restrict(amp); // expected-error {{parameter 'w' has type 'wide', an enumeration with underlying type 'unsigned long long'}}
void h(flag f) restrict(amp); // expected-error {{parameter 'f' has type 'flag', an enumeration with underlying type 'bool'}}
