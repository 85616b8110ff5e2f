// Macros for the restriction specifier: object-like, function-like, through
// another macro, empty in some builds, on lambdas.
// L-2.1-b, L-2.1.1-a, L-2.1.2-a, L-2.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

#define GPU restrict(amp)
#define GPU_FN restrict(amp,cpu)
#define BOTH GPU_FN
#define RESTRICT(...) restrict(__VA_ARGS__)
#define KEYWORD restrict
#define KERNEL [=](index<1> idx) GPU
#define INLINE_FN inline
#ifdef NO_AMP
#define MAYBE
#else
#define MAYBE restrict(amp, cpu)
#endif

INLINE_FN int one(int x) GPU_FN { return x + 1; }
int two(int x) BOTH;
int zero(int x) KEYWORD(cpu, amp) { return x - x; }
int two(int x) BOTH { return one(x) + 1; }
template <typename T> T three(T x) RESTRICT(cpu, amp) { return T(two(x)) + T(1); }
struct four
{
    int n;
    four(int x) GPU_FN : n(x) {}
    int get() const MAYBE { return three(n) + 1; }
    int only() const GPU;
};
int four::only() const GPU { return n * 10; }

int main()
{
    std::vector<int> data(10);
    array_view<int, 1> v(data);
    parallel_for_each(v.extent, [=](index<1> i) GPU { v[i] = four(i[0]).get() + four(1).only(); });
    parallel_for_each(v.extent, KERNEL { v[idx] += one(zero(7)); });
    parallel_for_each(v.extent, [v](index<1> i) RESTRICT(amp) { v[i] += two(0); });
    CHECK_EQUAL(v[9], 9 + 4 + 10 + 1 + 2);
    CHECK_EQUAL(four(5).get(), 9);
    return report();
}
