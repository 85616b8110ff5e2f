// Local types of templates, of member functions and of friends that kernels
// use. The types refer to each other, to template parameters and to private
// members of the class.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename T>
int referring(array_view<int, 1> v, T x)
{
    enum unit { metre = 1, kilometre = 1000 };
    typedef T value;
    struct length { value v; unit u; int scaled() const restrict(amp, cpu) { return int(v) * u; } };
    struct box { length a, b; enum { sides = 2 }; };
    box b = { { x, metre }, { T(2), kilometre } };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        box c = b;
        length l = c.b;
        v[i] = c.a.scaled() + l.scaled() + box::sides + (c.b.u == kilometre);
    });
    return v[0] + b.a.u + kilometre;
}

template <typename T>
class holder
{
    static const int bias = 4;
    struct hidden { T x; };

public:
    int run(array_view<int, 1> v)
    {
        struct local { hidden h; T y; T sum() const restrict(amp, cpu) { return h.x + y + bias; } };
        local l = { { T(1) }, T(2) };
        auto inner = [&]
        {
            struct outer { local p; int z; };
            outer o = { l, 7 };
            parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
            {
                outer q = o;
                v[i] = int(q.p.sum()) + q.z;
            });
        };
        inner();
        return v[0];
    }
    int outside(array_view<int, 1> v);
    template <typename U> int both(array_view<int, 1> v, U u);
};
template <typename E>
int holder<E>::outside(array_view<int, 1> v)
{
    struct local { hidden h; };
    local l = { { E(bias) } };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { local m = l; v[i] = int(m.h.x); });
    return v[0];
}
template <typename E>
template <typename T>
int holder<E>::both(array_view<int, 1> v, T u)
{
    struct local { E e; T t; };
    local l = { E(1), u };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { local m = l; v[i] = int(m.e + m.t * 2); });
    return v[0];
}

class lender
{
    enum { rate = 6 };
    struct note { int q; static const int c = 3; };
    static int worth(int x) restrict(amp, cpu) { return x + rate; }
    friend int borrow(array_view<int, 1> v);
    template <int K> friend struct bank;
    friend int inside(array_view<int, 1> v, const lender&)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { note n = { 1 }; v[i] = worth(n.q); });
        return v[0];
    }
};
int borrow(array_view<int, 1> v)
{
    lender::note n = { 8 };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        lender::note m = n;
        v[i] = m.q + lender::rate + lender::worth(0) + lender::note::c;
    });
    return v[0];
}
template <int K>
struct bank
{
    static int run(array_view<int, 1> v)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { lender::note m = { K }; v[i] = m.q; });
        return v[0];
    }
};

int only_kernel(array_view<int, 1> v)
{
    typedef float real;
    const int three = 3;
    struct vec { real x; real twice() const restrict(amp, cpu) { return three * x; } };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { vec a = { 2.5f }; v[i] = int(a.twice()); });
    return v[0];
}

int main()
{
    std::vector<int> data(2);
    array_view<int, 1> v(data);
    CHECK_EQUAL(referring(v, 5), 5 + 2000 + 2 + 1 + 1001);
    CHECK_EQUAL(referring(v, 5.5f), 5 + 2000 + 2 + 1 + 1001);
    CHECK_EQUAL(holder<int>().run(v), 14);
    CHECK_EQUAL(holder<float>().outside(v), 4);
    CHECK_EQUAL(holder<int>().both(v, 2.5f), 6);
    CHECK_EQUAL(borrow(v), 8 + 6 + 6 + 3);
    CHECK_EQUAL(inside(v, lender()), 7);
    CHECK_EQUAL(bank<9>::run(v), 9);
    CHECK_EQUAL(only_kernel(v), 7);
    return report();
}
