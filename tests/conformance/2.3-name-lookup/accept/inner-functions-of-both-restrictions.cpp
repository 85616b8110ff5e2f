// An inner scope's overloads of both restrictions hide the outer function for every caller.
//
// accept: L-2.3.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int value(int x) restrict(cpu, amp) { return x; }
namespace n
{
int value(int x) { return x + 1; }
int value(int x) restrict(amp) { return x + 2; }
int use() restrict(cpu, amp) { return value(10) + ::value(100); }
struct s
{
    int value(int x) restrict(cpu, amp) { return x * 3; }
    int use() restrict(amp) { return value(1) + n::value(1); }
};
}

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = n::use();
        v[1] = n::s().use();
    });
    check("namespace", v[0], 112);
    check("class", v[1], 6);
    check("host", n::use(), 111);
    return failures;
}
