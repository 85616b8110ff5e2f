// Lambdas with a parameter list before the restriction specifier, and a call in a subscript, which is no lambda. L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    auto host = [](int y) mutable restrict(cpu) noexcept -> int { return y; };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) noexcept -> void {
        auto inner = []() restrict(amp) { return 3; };
        v[i] = inner();
    });
    v.synchronize();
    return data[host(1)] == 3 ? 0 : 1;
}
