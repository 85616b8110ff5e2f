// Captured parameter packs: explicit, implicit, empty, of views, next to C
// arrays; and packs of which only the size is used.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename... T>
int sum(T... x)
{
    int result = 0;
    array_view<int, 1> v(1, &result);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int((0 + ... + x)); });
    v.synchronize();
    return result;
}

float add(float a, float b) restrict(amp, cpu) { return a + b; }
float add(float a, float b, float c) restrict(amp, cpu) { return a + b + c; }

template <typename... T>
float call(const T&... x)
{
    float result = 0;
    array_view<float, 1> v(1, &result);
    const float table[2] = { 0.5f, 0.25f };
    parallel_for_each(v.extent, [v, table, x...](index<1> i) restrict(amp)
    {
        v[i] = add(x...) + table[1] + sizeof...(x);
    });
    v.synchronize();
    return result;
}

template <typename T, typename... Views>
void fill_all(T value, Views... views)
{
    parallel_for_each(extent<1>(2), [=](index<1> i) restrict(amp)
    {
        int unused[] = { (views[i] = value, 0)... };
        (void)unused;
    });
}

template <typename... T>
int forwarded(T&&... x)
{
    int result = 0;
    array_view<int, 1> v(1, &result);
    parallel_for_each(v.extent.tile<1>(), [=](tiled_index<1> t) restrict(amp) { v[t.global] = int((1 * ... * x)); });
    v.synchronize();
    return result;
}

template <typename... T>
int count(T...)
{
    return 0;
}

template <typename... T>
int how_many(T... x)
{
    int result = count(x...);
    array_view<int, 1> v(1, &result);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(sizeof...(x)); });
    v.synchronize();
    return result;
}

class counter
{
    static const int base = 100;

public:
    template <typename... T>
    static int total(T... x)
    {
        int result = 0;
        array_view<int, 1> v(1, &result);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (base + ... + x); });
        v.synchronize();
        return result;
    }
};

int main()
{
    CHECK_EQUAL(sum(1, 2.5, 3u), 6);
    CHECK_EQUAL(sum(), 0);
    CHECK_EQUAL(call(1.0f, 2.0f), 5.25f);
    CHECK_EQUAL(call(1.0f, 2.0f, 3.0f), 9.25f);
    std::vector<int> a(2), b(2);
    array_view<int, 1> va(a), vb(b);
    fill_all(7, va, vb);
    CHECK_EQUAL(va[1] * 10 + vb[0], 77);
    int three = 3;
    const int four = 4;
    CHECK_EQUAL(forwarded(three, four, 5), 60);
    CHECK_EQUAL(how_many(1, 2.0f, 'c'), 3);
    CHECK_EQUAL(counter::total(1, 2), 103);

    auto generic = [&](auto... rest)
    {
        parallel_for_each(va.extent, [=](index<1> i) restrict(amp) { va[i] = int(sizeof...(rest)); });
    };
    generic(1, 2.0f);
    CHECK_EQUAL(va[0], 2);
    return report();
}
