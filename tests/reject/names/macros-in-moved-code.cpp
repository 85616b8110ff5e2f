// Kernels and local types move out of their function. A macro that has another meaning at the
// new place and cannot be expanded in the text is reported where it is used.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

int packed(array_view<int, 1> v)
{
#pragma pack(push, 4)
    struct mixed { int i; double d; }; // expected-error {{'#pragma pack' differs at the place to which the translation moves this code}}
#pragma pack(pop)
    mixed m = { 1, 2 };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = m.i + int(sizeof(mixed)); });
    return int(sizeof(m));
}

#pragma pack(push, 4)
int packed_around(array_view<int, 1> v)
{
    struct mixed { int i; double d; };
    mixed m = { 1, 2 };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = m.i + int(sizeof(mixed)); });
    return int(sizeof(m));
}
#pragma pack(pop)

#define SIZE 1
#define LATER

void conditions(array_view<int, 1> v)
{
#undef SIZE // expected-note {{the definition of 'SIZE' changes here}}
#define SIZE 2
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
#if SIZE == 2 // expected-error {{macro 'SIZE' has a different definition at the place to which the translation moves this code}}
        v[i] = 2;
#else
        v[i] = 1;
#endif
    });
}

void names(array_view<int, 1> v)
{
#undef LATER // expected-note {{the definition of 'LATER' changes here}}
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        int LATER = 1; // expected-error {{macro 'LATER' has a different definition}}
        v[i] = LATER;  // expected-error {{macro 'LATER' has a different definition}}
    });
}

int definitions(array_view<int, 1> v)
{
    const int before = SIZE;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
#undef SIZE // expected-error {{moves the definition of macro 'SIZE' past code that uses this name}}
#define SIZE 3
        v[i] = SIZE;
    });
    return before;
}
