// Captures of C arrays: of scalars, two-dimensional, of structs, of views;
// used, passed to functions, and changed after the capture.
// P-7.1-f, L-2.4.1.3-r, P-7.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

struct pair { int a; float b; };

int sum(const int* p, int n) restrict(cpu, amp)
{
    int result = 0;
    for (int i = 0; i < n; ++i)
        result += p[i];
    return result;
}

template <int N>
int last(const int (&numbers)[N]) restrict(cpu, amp) { return numbers[N - 1]; }

int main()
{
    int numbers[4] = { 1, 2, 3, 4 };
    const float table[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };
    pair pairs[2] = { { 7, 0.5f }, { 8, 0.25f } };

    std::vector<int> data(8), more(8, 5);
    array_view<int, 1> v(data);
    parallel_for_each(v.extent, [=](index<1> idx) restrict(amp)
    {
        const int i = idx[0];
        v[idx] = numbers[i % 4] + static_cast<int>(table[i / 4][i % 3]) + pairs[i % 2].a;
        v[idx] += static_cast<int>(pairs[1].b * 400);
        if (i == 0)
            v[idx] = sum(numbers, 4) + last(numbers) + static_cast<int>(sizeof(numbers) / sizeof(int));
    });
    numbers[1] = 1000;
    CHECK_EQUAL(v[0], 18);
    CHECK_EQUAL(v[1], 2 + 2 + 8 + 100);
    CHECK_EQUAL(v[7], 4 + 5 + 8 + 100);

    const array_view<int, 1> views[2] = { v, array_view<int, 1>(more) };
    parallel_for_each(v.extent, [views](index<1> i) restrict(amp) { views[1][i] += views[0][i]; });
    CHECK_EQUAL(views[1][0], 23);

    // A closure that is stored and copied contains copies of the elements.
    auto kernel = [v, numbers](index<1> i) restrict(amp) { v[i] = numbers[1]; };
    auto another = kernel;
    numbers[1] = 0;
    parallel_for_each(v.extent, another);
    CHECK_EQUAL(v[3], 1000);
    return report();
}
