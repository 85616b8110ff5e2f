// Macros that contain a whole parallel_for_each: with the body as an argument,
// used twice in a function, and as a whole function with a kernel.
// P-7-af, L-2.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

#define FOR_EACH(view, i, ...) \
    parallel_for_each((view).extent, [=](index<1> i) restrict(amp) { __VA_ARGS__ })

#define ELEMENTWISE(name, T, expression) \
    void name(const std::vector<T>& in, std::vector<T>& out) \
    { \
        const int n = static_cast<int>(in.size()); \
        array_view<const T, 1> source(n, in); \
        array_view<T, 1> target(n, out); \
        target.discard_data(); \
        parallel_for_each(target.extent, [=](index<1> idx) restrict(amp) \
        { \
            const T x = source[idx]; \
            target[idx] = expression; \
        }); \
    }

#define TILED_BEGIN(size, t) .tile<size>(), [=](tiled_index<size> t) restrict(amp) {
#define TILED_END }

ELEMENTWISE(negate, int, -x)
ELEMENTWISE(halve, float, x * 0.5f)

int main()
{
    std::vector<int> data(12, 3), ints(12);
    std::vector<float> reals(12, 5.0f), halves(12);
    array_view<int, 1> v(data);

    FOR_EACH(v, i, v[i] += i[0];);
    FOR_EACH(v, k, int a = 1; int b = a + 1; v[k] = v[k] * b + a;);
    CHECK_EQUAL(v[11], 29);

    parallel_for_each(v.extent TILED_BEGIN(4, t)
        v[t] += t.local[0];
    TILED_END);
    CHECK_EQUAL(v[11], 32);

    v.synchronize();
    negate(data, ints);
    CHECK_EQUAL(ints[11], -32);
    halve(reals, halves);
    CHECK_EQUAL(halves[0], 2.5f);
    return report();
}
