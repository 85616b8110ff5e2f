// Attributes of a function type follow its restriction specifier.
//
// accept: L-2.1.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int f(int x) restrict(cpu, amp) [[]] { return x * 2; }
auto g(int x) restrict(cpu, amp) [[]] -> int { return x * 3; }
[[nodiscard]] int h(int x) restrict(cpu, amp) noexcept [[]] { return x * 5; }
[[maybe_unused]] static int unused(int x) restrict(amp) { return x; }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1) + g(1) + h(1); });
    check("kernel", v[0], 10);
    check("host", f(2) + g(2) + h(2), 20);
    return failures;
}
