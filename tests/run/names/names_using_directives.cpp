// Unqualified names, found by using directives, that other headers declare too:
// index, copy, array_view, math functions, and the user's own functions.
// R-5.3-g, MA-9-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>
#include <strings.h>
#include <amp.h>
#include <amp_math.h>
#include <vector>
#include "check.h"
using namespace std;
using namespace concurrency;

template <typename T>
T limited(T x, T low, T high) restrict(cpu, amp) { return x < low ? low : x > high ? high : x; }

int count(int a) restrict(cpu, amp) { return a + 1; }

template <int N>
void number(array_view<float, N> v)
{
    parallel_for_each(v.extent, [=](index<N> i) restrict(amp) { v[i] = static_cast<float>(i[N - 1]); });
}

int main()
{
    vector<float> source(16), target(16), roots(16);
    iota(source.begin(), source.end(), 0.0f);
    concurrency::array<float, 1> a(16);
    copy(source.begin(), source.end(), a);              // of namespace concurrency
    copy(source.begin(), source.end(), roots.begin());  // of namespace std
    parallel_for_each(a.extent, [&a](index<1> idx) restrict(amp)
    {
        index<1> next = idx + 1;
        a[idx] = fast_math::sqrt(a[idx] * a[idx]) + limited(next[0], 0, 8) + fast_math::fmax(0.0f, -1.0f);
    });
    copy(a, target.begin());
    CHECK_EQUAL(target[15], 23.0f);
    CHECK_EQUAL(roots[15], 15.0f);
    CHECK_EQUAL(sqrt(4.0), 2.0);
    CHECK_EQUAL(max(1, 2), 2);
    CHECK_EQUAL(count(1), 2);

    array_view<float, 1> v(16, target);
    number(v);
    copy(v.section(4, 4), v.section(0, 4));
    copy(a, v.section(0, 16));
    copy(v, source.begin());
    CHECK_EQUAL(source[15], 23.0f);
    swap(source, target);
    CHECK_EQUAL(strchr("xay", 'a') != nullptr, true);
    return report();
}
