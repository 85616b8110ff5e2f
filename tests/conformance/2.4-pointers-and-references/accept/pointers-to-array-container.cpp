// Amp code may form pointers and references to a captured concurrency::array.
//
// accept: L-2.4.1.3-a, L-2.4.1.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int read(const array<int, 1> *a, int k) restrict(amp) { return (*a)[k]; }
void write(array<int, 1> &a, int k, int x) restrict(amp) { a[k] = x; }

int main()
{
    int data[3] = {5, 6, 7};
    array<int, 1> a(3, data);
    int out[1] = {};
    array_view<int, 1> v(1, out);
    parallel_for_each(extent<1>(1), [=, &a](index<1> i) restrict(amp)
    {
        array<int, 1> *pa = &a;
        array<int, 1> &ra = *pa;
        write(ra, 0, 50);
        v[i] = read(pa, 0) + read(&a, 2) + ra[1];
    });
    check("kernel", v[0], 63);
    return failures;
}
