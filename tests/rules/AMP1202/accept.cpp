// Pointers that amp code may use. L-2.4.1.3-a, L-2.4.1.3-d, L-2.4.1.3-f, L-2.4.1.3-r, L-2.4.1.3-s
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


struct pair
{
    int a, b;
};

int &first(int *p) restrict(amp) { return *p; }
int sum(const int (*row)[2]) restrict(amp) { return (*row)[0] + (*row)[1]; }
void advance(const int *&p) restrict(amp) { ++p; }

int f(int x) restrict(amp)
{
    int m[2][2] = {{x, 1}, {2, 3}};
    const int *p = &m[0][0];
    advance(p);
    void *any = &m;
    decltype(nullptr) none = nullptr;
    int pair::*member = &pair::b;
    pair both = {1, 2};
    return *p + sum(&m[1]) + first(&x) + both.*member + (any == none);
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 9 ? 0 : 1;
}
