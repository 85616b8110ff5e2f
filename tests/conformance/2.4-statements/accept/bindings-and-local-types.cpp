// Amp code may have structured bindings, constexpr if, static assertions, aliases and local types.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct minmax
{
    int low, high;
};
minmax order(int a, int b) restrict(cpu, amp) { return a < b ? minmax{a, b} : minmax{b, a}; }

template <typename T> int kind(T) restrict(cpu, amp)
{
    if constexpr (sizeof(T) == 4)
        return 4;
    else
        return 8;
}

int work(int x) restrict(cpu, amp)
{
    auto [low, high] = order(x, 10);
    using number = int;
    typedef float real;
    enum local { three = 3 };
    enum class scoped { five = 5 };
    static_assert(sizeof(number) == sizeof(real), "sizes");
    struct
    {
        number n;
    } unnamed = {three};
    {
        int low = 1000;
        unnamed.n += low;
    }
    ;
    return low + high * 100 + unnamed.n + int(scoped::five) + kind(1) + kind(1.0);
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(20); });
    check("kernel", v[0], 10 + 2000 + 1003 + 5 + 12);
    check("host", work(20), 3030);
    return failures;
}
