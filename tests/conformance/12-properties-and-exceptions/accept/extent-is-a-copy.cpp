// The extent property gives a copy that can be kept after the view is assigned.
//
// accept: G-1.1-d, R-5.1.3-a, R-5.2.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <utility>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename A>
int changed(A &a)
{
    a.extent[0] = 1;
    return a.extent[0];
}

template <typename T, int N>
extent<N> kept(array_view<T, N> v, const array_view<T, N> &other)
{
    const extent<N> &before = v.extent;
    v = other;
    return before;
}

int first(extent<2> &&e) { return e[0]--; }
int second(const extent<2> &e) { return e[1]; }
int any(const extent<2> &) { return 1; }
int any(extent<2> &&) { return 2; }

int main()
{
    std::vector<int> d(24), d2(6);
    array_view<int, 2> v(4, 6, d), w(2, 3, d2);
    const array_view<int, 2> cv(v);
    array<int, 2> a(4, 6);
    v.extent[0] = 3;
    a.extent[1] = 2;
    v.extent[0]++;
    --v.extent[1];
    (v.extent[0]) += 5;
    cv.extent[0] = 9;
    CHECK(v.extent == extent<2>(4, 6));
    CHECK(a.extent == extent<2>(4, 6));
    CHECK(cv.extent == extent<2>(4, 6));
    CHECK(changed(v) == 4 && changed(a) == 4);
    CHECK(kept(v, w) == extent<2>(4, 6));
    CHECK(first(v.extent) == 4 && second(v.extent) == 6 && any(v.extent) == 2);
    const extent<2> &before = v.extent;
    auto &&mine = v.extent;
    mine[0] = 8;
    v = w;
    CHECK(before == extent<2>(4, 6) && mine == extent<2>(8, 6));
    CHECK(v.extent == extent<2>(2, 3));
    auto copied = a.extent;
    copied[0] = 9;
    decltype(a.extent) typed = a.extent;
    typed[1] = 7;
    CHECK(a.extent == extent<2>(4, 6) && copied[0] == 9 && typed[1] == 7);
    array_view<int, 2> *p = &v;
    p->extent[0] = 100;
    CHECK(p->extent[0] == 2 && (*p).extent[1] == 3 && (&a)->extent.size() == 24);
    int out[2] = {};
    array_view<int> o(out);
    parallel_for_each(
        extent<1>(1), [ =, &a ](index<1>) restrict(amp) {
            auto e = a.extent;
            e[0] *= 2;
            o[0] = e[0] + a.extent[0];
            o[1] = v.extent.size();
        });
    CHECK(o[0] == 12 && o[1] == 6);
    return failures;
}
