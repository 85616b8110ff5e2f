// A cpu destructor does not remove amp from the implicit copy assignment.
//
// accept: L-2.3.2-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct held
{
    int n;
    explicit held(int k) : n(k) {}
    ~held() { n = -1; }
};
void assign(held &to, const held &from) restrict(amp) { to = from; }

int main()
{
    held a(1), b(2);
    a = b;
    int data[2] = {5, 6};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        held *first = reinterpret_cast<held *>(&v[0]);
        held *second = reinterpret_cast<held *>(&v[1]);
        assign(*first, *second);
    });
    check("kernel", v[0], 6);
    check("host", a.n, 2);
    return failures;
}
