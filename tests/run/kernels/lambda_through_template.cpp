// Kernels passed through templates of the user: a function that launches, a
// kernel that calls another function object, and a class that stores a kernel.
// P-7-af, P-7.1-n, L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <utility>
#include <vector>
#include "check.h"
using namespace concurrency;

template <int N, typename F>
void on_all(const extent<N>& e, const F& f)
{
    parallel_for_each(e, f);
}

// Calls the user's function for each element in its own kernel.
template <typename T, typename F>
void transform(array_view<T, 1> v, F f)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
}

template <typename F>
struct twice
{
    F f;
    explicit twice(F g) : f(std::move(g)) {}
    void operator()(index<1> i) const restrict(amp) { f(i); f(i); }
};

template <typename F>
twice<F> make_twice(F f) { return twice<F>(f); }

int main()
{
    std::vector<int> data(40, 2);
    array_view<int, 1> v(40, data);

    on_all(v.extent, [=](index<1> i) restrict(amp) { v[i] += i[0]; });
    CHECK_EQUAL(v[39], 41);
    const int offset = 100;
    transform(v, [=](int x) restrict(amp) { return x * 2 + offset; });
    CHECK_EQUAL(v[39], 182);
    transform(v, [](int x) restrict(cpu, amp) { return x - 100; });
    CHECK_EQUAL(v[39], 82);
    parallel_for_each(v.extent, make_twice([=](index<1> i) restrict(amp) { v[i] += 1; }));
    CHECK_EQUAL(v[39], 84);
    on_all(extent<1>(40), make_twice(make_twice([v](index<1> i) restrict(amp) { v[i] -= 1; })));
    CHECK_EQUAL(v[39], 80);
    return report();
}
