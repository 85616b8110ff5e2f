// reduction.h: the operators of the reductions, and the declaration of each
// variant.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <amp.h>
#include <vector>

// The reduction operators. Each is an associative operation with a neutral
// element.
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

// Returns the number of tiles for `count` elements.
inline int tiles_for(int count, int tile_size) restrict(cpu, amp)
{
    return (count + tile_size - 1) / tile_size;
}

// Reduces the last few values on the host, which is faster than a launch.
template <typename Op>
inline int reduce_on_host(const std::vector<int>& values, Op op)
{
    int result = Op::identity();
    for (int value : values)
        result = op(result, value);
    return result;
}

// The variants. Each returns the sum or the maximum of the values.
int sum_simple(const std::vector<int>& values);
int sum_simple_wide(const std::vector<int>& values);
int sum_with_atomics(const std::vector<int>& values);
int sum_tiled(const std::vector<int>& values);
int largest_tiled(const std::vector<int>& values);
int sum_cascade(const std::vector<int>& values);
int largest_cascade(const std::vector<int>& values);
