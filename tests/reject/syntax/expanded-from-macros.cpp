// A message about text from a macro is reported at the use of the macro, with a note at the definition.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

int host(int x) { return x; }
#define CALL_HOST(x) host(x) // expected-note {{expanded from macro 'CALL_HOST'}}
#define FOR_EACH(v, i, ...) parallel_for_each((v).extent, [=](index<1> i) restrict(amp) { __VA_ARGS__ })
int both(int x) restrict(cpu, amp)
{
    return CALL_HOST(x); // expected-error {{amp code cannot call 'host'}}
}
void kernel(array_view<int, 1> v, int *p)
{
    FOR_EACH(v, i, v[i] = *p;); // expected-error {{cannot capture 'p'}}
}
