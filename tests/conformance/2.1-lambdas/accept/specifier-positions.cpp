// The restriction specifier of a lambda follows mutable and precedes noexcept and the return type.
//
// accept: L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    int data[4] = {};
    array_view<int, 1> v(4, data);
    int base = 5;
    auto host = [=](int y) mutable restrict(cpu) noexcept -> int { return base += y; };
    check("cpu lambda", host(1), 6);
    check("cpu lambda, again", host(1), 7);
    auto both = [=](int y) restrict(cpu, amp) -> int { return y + base; };
    auto quiet = [](int y) restrict(cpu) restrict(amp) noexcept { return y * 2; };
    auto longer = [base](int y) restrict(amp) noexcept -> long { return y * base; };
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) noexcept -> void
    {
        v[0] = both(1);
        v[1] = quiet(4);
        v[2] = int(longer(3));
        int n = 1;
        auto inner = [n](int y) mutable restrict(amp) { return n += y; };
        inner(1);
        v[3] = inner(2);
    });
    check("both", v[0], 6);
    check("quiet", v[1], 8);
    check("longer", v[2], 15);
    check("mutable inside", v[3], 4);
    check("both, host", both(10) + quiet(1), 17);
    return failures;
}
