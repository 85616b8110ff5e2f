// Code of both restrictions may call two overloads that cover both restrictions together.
// L-2.3.2-f, L-2.3.2.1-b, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int g(int x) restrict(amp) { return x + 100; }
int g(int x) { return x + 200; }
int both(int x) restrict(cpu, amp) { return g(x); }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = both(1); });
    v.synchronize();
    auto host = [](int x) { return both(x); };
    return data[0] == 101 && host(1) == 201 ? 0 : 1;
}
