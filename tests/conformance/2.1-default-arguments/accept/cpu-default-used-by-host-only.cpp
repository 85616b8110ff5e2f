// A default argument that only cpu code can evaluate is valid if only cpu code uses it.
//
// accept: L-2.1.1-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <string>

int start() { return int(std::string("four").size()); }
int f(int x = start()) restrict(cpu, amp) { return x * 2; }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(5); });
    check("kernel", v[0], 10);
    check("host", f(), 8);
    return failures;
}
