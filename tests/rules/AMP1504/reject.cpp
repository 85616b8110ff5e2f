// Types that tile_static variables cannot have. L-2.4.3.5.1-h, L-2.4.3.5.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


struct holder
{
    int n;
    array_view<int, 1> v;
};
struct refers
{
    array<int, 1> &a;
};
struct virtual_one
{
    virtual void f() {}
};

void f(int x) restrict(amp)
{
    tile_static bool flags[32]; // expected-error {{tile_static variable 'flags' has type 'bool[32]', an array whose elements are not aligned to 4 bytes}}
    tile_static char text[4]; // expected-error {{tile_static variable 'text' has type 'char'}}
    tile_static int *p; // expected-error {{tile_static variable 'p' has type 'int *'}}
    tile_static array_view<int, 1> v; // expected-error {{tile_static variable 'v' has type 'array_view<int, 1>', which is a container [AMP1504]}}
    tile_static holder hs[2]; // expected-error {{tile_static variable 'hs' has type 'holder[2]', whose member 'v' has type}}
    tile_static refers r; // expected-error {{tile_static variable 'r' has type 'refers', whose member 'a' has type 'array<int, 1>', which is a container}}
    tile_static virtual_one o; // expected-error {{tile_static variable 'o' has type 'virtual_one', which has virtual functions}}
    flags[0] = x > 0;
}
template <typename T>
void g() restrict(amp)
{
    tile_static T values[4]; // expected-error {{tile_static variable 'values' has type 'short'}}
    values[0] = 1;
}
void uses() restrict(amp)
{
    g<int>();
    g<short>(); // expected-note {{in instantiation of 'g<short>', used here}}
}
