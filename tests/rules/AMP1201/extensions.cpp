// --amp-extensions allows types that the specification forbids. L-2.4.1.2-b, G-1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --amp-extensions %s -o %t.hip 2>&1 | count 0
// RUN: %amp2hip --amp-extensions=all %s -o %t.hip 2>&1 | count 0
// RUN: %amp2hip --amp-extensions=char,short,long-long,bit-fields,alignment,pointers,volatile %s -o %t.hip 2>&1 | count 0
// RUN: not %amp2hip --amp-extensions=short,long-long,bit-fields,pointers,volatile %s -o %t.none 2>&1 | FileCheck --check-prefix=CHAR %s
// RUN: not %amp2hip --amp-extensions=char,short,bit-fields,pointers,volatile %s -o %t.none 2>&1 | FileCheck --check-prefix=LONG %s
// RUN: not %amp2hip --amp-extensions=char,short,long-long,pointers,volatile %s -o %t.none 2>&1 | FileCheck --check-prefix=BITS %s
// RUN: not %amp2hip --amp-extensions=char,short,long-long,bit-fields,volatile %s -o %t.none 2>&1 | FileCheck --check-prefix=POINTERS %s
// RUN: not %amp2hip --amp-extensions=char,short,long-long,bit-fields,pointers %s -o %t.none 2>&1 | FileCheck --check-prefix=VOLATILE %s
// RUN: not %amp2hip --amp-extensions=chars %s -o %t.none 2>&1 | FileCheck --check-prefix=UNKNOWN %s
// UNKNOWN: error: invalid value 'chars' of '--amp-extensions'; use char, short, long-long, bit-fields, alignment, pointers, volatile or all

#include <amp.h>
using namespace concurrency;

struct pixel
{
    unsigned char r, g, b;
};
struct packed
{
    unsigned low : 4, high : 4;
};

// CHAR: :[[@LINE+1]]:{{.*}} has type 'unsigned char', which amp code does not support
int f(pixel p, int x) restrict(cpu, amp)
{
    short s = short(p.b);
    // LONG: :[[@LINE+1]]:{{.*}} has type 'long long', which amp code does not support
    long long wide = 5LL;
    // BITS: :[[@LINE+1]]:{{.*}} is a bit-field
    packed bits = {1, 2};
    bool flags[2] = {true, false};
    int *to = &x;
    // POINTERS: :[[@LINE+1]]:{{.*}} a pointer to a pointer
    int **to_pointer = &to;
    // VOLATILE: :[[@LINE+1]]:{{.*}} cannot use volatile types
    volatile int seen = 'a';
    return s + int(wide) + bits.high + flags[0] + **to_pointer + seen - 'a';
}

void launch(array_view<int, 1> v, pixel p)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(p, i[0]); });
}
