// A kernel class holds references to arrays in bases and members, also twice to one array.
//
// accept: P-7.1-i, P-7.1-j, P-7.1-q
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct input
{
    const array<int, 1> &in;
};
struct output
{
    array<int, 1> &out;
    int scale;
};
struct kernel : output
{
    input source;
    kernel(array<int, 1> &o, const array<int, 1> &i, int s) : output{o, s}, source{i} {}
    void operator()(index<1> i) const restrict(amp) { out[i] = source.in[i] * scale; }
};

int main()
{
    int in[3] = {1, 2, 3}, out[3] = {};
    array<int, 1> a(3, in), b(3);
    parallel_for_each(b.extent, kernel(b, a, 10));
    parallel_for_each(b.extent, kernel(b, b, 2));
    array<int, 1> &alias = b;
    parallel_for_each(b.extent, [&b, &alias](index<1> i) restrict(amp)
    {
        b[i] += 1;
        alias[i] += 1;
    });
    copy(b, out);
    for (int k = 0; k < 3; ++k)
        check("element", out[k], 20 * (k + 1) + 2);
    return failures;
}
