// A destructor may have more restrictions than the constructors. L-2.2.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

struct more
{
    int n;
    more(int k) restrict(amp) : n(k) {}
    more(const more &) restrict(cpu) = delete;
    ~more() restrict(cpu, amp) {}
};
struct host
{
    host() {}
    ~host() {}
};

int main()
{
    host h;
    (void)h;
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = more(3).n; });
    v.synchronize();
    return data[0] == 3 ? 0 : 1;
}
