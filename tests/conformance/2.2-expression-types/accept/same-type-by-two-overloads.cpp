// A cpu,amp caller can call two overloads that return the same type.
//
// accept: L-2.2-f, L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int rank() restrict(cpu) { return 1; }
int rank() restrict(amp) { return 2; }
typedef int integer;
integer offset(int x) restrict(amp) { return x + 20; }
int offset(int x) { return x + 10; }

int g(int x) restrict(cpu, amp)
{
    auto r = rank();
    decltype(offset(x)) o = offset(x);
    return r * 100 + o;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = g(3); });
    check("kernel", v[0], 223);
    check("host", g(3), 113);
    return failures;
}
