// Kernels and local types leave their function: a macro that would mean something else
// there, and cannot be written out, is refused where it is used.
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
    struct mixed { int i; double d; }; // expect-error@: to a place where another '#pragma pack' holds
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
#undef SIZE // expect-note@: the definition of 'SIZE' changes here
#define SIZE 2
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
#if SIZE == 2 // expect-error@: moves this code to a place where the macro 'SIZE' has another definition
        v[i] = 2;
#else
        v[i] = 1;
#endif
    });
}

void names(array_view<int, 1> v)
{
#undef LATER // expect-note@: the definition of 'LATER' changes here
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        int LATER = 1; // expect-error@: where the macro 'LATER' has another definition
        v[i] = LATER;  // expect-error@: where the macro 'LATER' has another definition
    });
}

int definitions(array_view<int, 1> v)
{
    const int before = SIZE;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
#undef SIZE // expect-error@: and with it the definition of the macro 'SIZE', past code that uses the name
#define SIZE 3
        v[i] = SIZE;
    });
    return before;
}
