// Names of its function that a kernel uses without capturing them: types
// declared together with variables, unevaluated operands, using declarations
// and directives, namespace aliases, function declarations, constants.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

namespace tools
{
namespace deep
{
int triple(int x) restrict(amp, cpu) { return 3 * x; }
template <typename T> T half(T x) restrict(amp, cpu) { return x / 2; }
struct pair { int a, b; };
}
}
namespace far
{
struct box { int v; };
template <typename T> int open(T x) restrict(amp, cpu) { return int(x) + 1; }
}

int with_variable(array_view<int, 1> v)
{
    struct point { int x, y; } p = { 1, 2 };
    static const struct limits { int low, high; } l = { 10, 20 };
    limits copy = l;
    enum mode { slow = 4, fast } m = fast;
    typedef struct { int z; } unnamed;
    typedef struct tag { int w; } tag;
    unnamed u = { 100 };
    tag t = { 1000 };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        point q = p;
        tag s = t;
        v[i] = q.x + q.y + copy.high + (m == fast ? slow : 0) + u.z + s.w;
    });
    return v[0];
}

int in_declaration_of_loop(array_view<int, 1> v)
{
    int total = 0;
    for (struct state { int n; } s = { 0 }; s.n < 3; ++s.n)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s.n; });
        total += v[0];
    }
    return total;
}

template <typename T>
int operands(array_view<int, 1> v, T parameter, double other)
{
    float table[3] = { 1, 2, 3 };
    auto deduced = 2.5;
    double &reference = *new double(1);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        decltype(parameter) a = 3;
        decltype(deduced) b = 1.5;
        v[i] = a + int(b * 2) + int(sizeof(table)) + int(sizeof other) + int(sizeof(reference)) + noexcept(deduced);
    });
    delete &reference;
    return v[0] + int(table[0]) + int(deduced + other);
}

int names(array_view<int, 1> v)
{
    namespace d = tools::deep;
    using tools::deep::triple;
    using namespace far;
    typedef box crate;
    crate c = { 5 };
    int later(int x, int y = 7) restrict(amp, cpu);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        d::pair p = { 1, 2 };
        box b = c;
        v[i] = triple(p.b) + d::half(8) + b.v + later(1) + open(b.v);
    });
    return v[0];
}
int later(int x, int y) restrict(amp, cpu) { return x * y; }

template <typename T>
int names_in_template(array_view<int, 1> v, T x)
{
    using namespace far;
    using tools::deep::half;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = open(x) + int(half(x));
    });
    return v[0];
}

int by_reference(const int &x) restrict(amp, cpu) { return x; }

int constant_of_two_kernels(array_view<int, 1> v)
{
    const int k = 7;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += by_reference(k); });
    return v[0];
}

template <typename T>
int constants_as_objects(array_view<int, 1> v)
{
    const int k = 4;
    static const int s = 5;
    constexpr T t = 6;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        int table[k] = { 0, 0, 0, 1 };
        v[i] = by_reference(k) * 100 + s * 10 + by_reference(t) + table[k - 1];
    });
    return v[0];
}

int main()
{
    std::vector<int> data(2);
    array_view<int, 1> v(data);
    CHECK_EQUAL(with_variable(v), 3 + 20 + 4 + 100 + 1000);
    CHECK_EQUAL(in_declaration_of_loop(v), 3);
    CHECK_EQUAL(operands(v, 1, 4.0), 3 + 3 + 12 + 8 + 8 + 1 + 1 + 6);
    CHECK_EQUAL(names(v), 6 + 4 + 5 + 7 + 6);
    CHECK_EQUAL(names_in_template(v, 8), 13);
    CHECK_EQUAL(constant_of_two_kernels(v), 14);
    CHECK_EQUAL(constants_as_objects<int>(v), 457);
    return report();
}
