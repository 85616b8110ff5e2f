// Launches in all kinds of places: host lambdas, constructors, operators,
// unbraced statements, loops, try blocks, several on a line, local classes,
// initializers of globals and of members, and nested blocks that redeclare a
// name.
// P-7-af, P-7.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <functional>
#include <vector>
#include "check.h"
using namespace concurrency;

std::vector<int> shared(8, 1);

// Runs before main, in the initializer of a global.
const int global_sum = [] {
    array_view<int, 1> v(shared);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += i[0]; });
    v.synchronize();
    int sum = 0;
    for (int x : shared)
        sum += x;
    return sum;
}();

int sum_of(std::vector<int> data)
{
    array_view<int, 1> v(data);
    int result[1] = { 0 };
    array_view<int, 1> r(result);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { atomic_fetch_add(&r[0], v[i]); });
    return r[0];
}

struct thing
{
    std::vector<int> data;
    int total = sum_of({ 1, 2, 3 });

    explicit thing(int n) try : data(n, 2)
    {
        array_view<int, 1> v(data); parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i]++; }); parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
    }
    catch (const runtime_exception&)
    {
        throw;
    }
    thing& operator+=(int n)
    {
        array_view<int, 1> v(data);
        return parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += n; }), *this;
    }
    operator int() const
    {
        array_view<const int, 1> v(data);
        int result = 0;
        array_view<int, 1> r(1, &result);
        parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { r[0] = v[v.extent[0] - 1]; });
        return r[0];
    }
};

void statements(array_view<int, 1> v, int mode)
{
    if (mode == 0)
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 10; });
    else if (mode == 1) parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 20; });
    else
        for (int k = 0; k < 3; ++k)
            parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
    switch (mode)
    {
    case 2:
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1000; });
        break;
    default:;
    }
    do parallel_for_each(v.extent, [v](index<1> i) restrict(amp) { v[i] += 1; }); while (false);
    (void)0, parallel_for_each(v.extent, [v](index<1> i) restrict(amp) { v[i] += 1; });
    mode ? parallel_for_each(v.extent, [v](index<1> i) restrict(amp) { v[i] += 5; }) : void();
}

int main()
{
    CHECK_EQUAL(global_sum, 36);
    thing t(4);
    t += 3;
    CHECK_EQUAL(int(t), 9);
    CHECK_EQUAL(t.total, 6);

    std::vector<int> data(5);
    array_view<int, 1> v(data);
    statements(v, 0);
    CHECK_EQUAL(v[4], 12);
    statements(v, 1);
    CHECK_EQUAL(v[4], 27);
    statements(v, 2);
    CHECK_EQUAL(v[4], 27 + 3 + 1000 + 7);

    std::function<void(int)> add = [&](int n)
    {
        [=] { parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; }); }();
    };
    add(77);
    CHECK_EQUAL(v[0], 77);

    struct local
    {
        static void run(array_view<int, 1> w)
        {
            parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] -= 7; });
        }
    };
    local::run(v);
    CHECK_EQUAL(v[0], 70);

    int n = 1;
    {
        float n = 2.5f;
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += static_cast<int>(n * 2); });
        {
            const array_view<int, 1> n = v;
            parallel_for_each(n.extent, [=](index<1> i) restrict(amp) { int v = n[i]; n[i] = v + 1; });
        }
    }
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += n; });
    CHECK_EQUAL(v[4], 77);
    return report();
}
