// Local variables without a storage class in amp code, and static ones in cpu code. L-2.4.3.5-a, L-2.4.3.5-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

struct counter
{
    static int one() restrict(cpu, amp) { return 1; }
};

int f(int x) restrict(cpu, amp)
{
    const int k = 3;
    constexpr int c = 4;
    struct local
    {
        int n;
        static int two() { return 2; }
    };
    int plain(int) restrict(cpu, amp);
    local o = {x};
    return o.n + k + c + local::two() + counter::one() + plain(x);
}
int plain(int x) restrict(cpu, amp) { return x; }

int host()
{
    static int calls = 0;
    thread_local int mine = 0;
    return ++calls + ++mine;
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[3] == 18 && host() == 2 ? 0 : 1;
}
