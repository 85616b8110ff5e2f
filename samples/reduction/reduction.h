// reduction.h: what the reductions share: the operators, and the signature of each variant.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <amp.h>
#include <vector>

// A reduction operator: an associative operation and its neutral element.
struct plus
{
    static int identity() restrict(cpu, amp) { return 0; }
    int operator()(int a, int b) const restrict(cpu, amp) { return a + b; }
};

struct largest
{
    static int identity() restrict(cpu, amp) { return -2147483647 - 1; }
    int operator()(int a, int b) const restrict(cpu, amp) { return a > b ? a : b; }
};

// In a pass of the tiled variants each tile leaves one partial result.
inline int tiles_for(int count, int tile_size) restrict(cpu, amp)
{
    return (count + tile_size - 1) / tile_size;
}

// The results of the last few elements are cheaper on the host.
template <typename Op>
inline int reduce_on_host(const std::vector<int>& values, Op op)
{
    int result = Op::identity();
    for (int value : values)
        result = op(result, value);
    return result;
}

int sum_simple(const std::vector<int>& values);
int sum_simple_wide(const std::vector<int>& values);
int sum_with_atomics(const std::vector<int>& values);
int sum_tiled(const std::vector<int>& values);
int largest_tiled(const std::vector<int>& values);
int sum_cascade(const std::vector<int>& values);
int largest_cascade(const std::vector<int>& values);
