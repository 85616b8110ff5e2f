// Amp code must not read a static constexpr data member of floating type of a template argument.
//
// reject: L-2.4.3.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct traits
{
    static constexpr float factor = 0.5f;
    static constexpr int size = 2;
};
template <typename T> float scaled(int x) restrict(cpu, amp)
{
    return float(x) * T::factor * T::size; // ERROR
}
float use() { return scaled<traits>(1); }
