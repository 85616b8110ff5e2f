// Kernels in every kind of function that can contain one.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename K>
int launched(K kernel)
{
    int result = 0;
    array_view<int, 1> v(1, &result);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = kernel(i[0]); });
    v.synchronize();
    return result;
}

int base_value = launched([](int x) restrict(amp) { return x + 11; });
int with_default(int x = launched([](int y) restrict(amp) { return y + 5; })) { return x; }

class widget
{
    static const int hidden = 40;
    int m_first;
    int m_second = launched([](int x) restrict(amp) { return x + hidden; });
    static int s_third;

public:
    widget() : m_first(launched([](int x) restrict(amp) { return x + hidden + 1; })) {}
    explicit widget(int n) : m_first(0)
    {
        array_view<int, 1> v(1, &m_first);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n + hidden; });
    }
    operator int() const
    {
        const int first = m_first;
        return launched([=](int x) restrict(amp) { return x + first; });
    }
    int operator()(int add = launched([](int x) restrict(amp) { return x + hidden; })) const { return add + m_second; }
    widget& operator+=(int n)
    {
        m_first += launched([=](int x) restrict(amp) { return x + n; });
        return *this;
    }
    static int third() { return s_third; }
    template <typename T> int member(T x);
};
int widget::s_third = launched([](int x) restrict(amp) { return x + hidden + 2; });
template <typename T>
int widget::member(T x)
{
    return launched([=](int y) restrict(amp) { return int(x) + y + hidden; });
}

template <typename T> struct chosen
{
    static int run() { return launched([](int x) restrict(amp) { return x + 1; }); }
};
template <typename T> struct chosen<T*>
{
    static int run() { return launched([](int x) restrict(amp) { return x + 2; }); }
    static int later();
};
template <typename T> int chosen<T*>::later() { return launched([](int x) restrict(amp) { return x + int(sizeof(T)); }); }
template <> struct chosen<void>
{
    static int run() { return launched([](int x) restrict(amp) { return x + 3; }); }
};
template <> int chosen<char>::run() { return launched([](int x) restrict(amp) { return x + 4; }); }

namespace outer { namespace deep { namespace { int run() { return launched([](int x) restrict(amp) { return x + 6; }); } } } }
extern "C" int c_function() { return launched([](int x) restrict(amp) { return x + 7; }); }
extern "C"
{
int c_block(int n) { return launched([=](int x) restrict(amp) { return x + n; }); }
}
[[gnu::noinline]] auto trailing(int n) noexcept -> int { return launched([=](int x) restrict(amp) { return x + n + 1; }); }
static inline int both_specifiers() { return launched([](int x) restrict(amp) { return x + 8; }); }

template <typename T>
int branches(T x)
{
    if constexpr (sizeof(T) == sizeof(int))
        return launched([=](int y) restrict(amp) { return int(x) + y; });
    else
        return launched([=](int y) restrict(amp) { return int(x * 2) + y; });
}

int nested_in_cpu_lambda(int n)
{
    auto outer = [n](int m)
    {
        auto inner = [=] { return launched([=](int x) restrict(amp) { return x + n * m; }); };
        return inner();
    };
    return outer(3);
}

int in_local_class(int n)
{
    struct local
    {
        int m;
        int run() const
        {
            const int copy = m;
            return launched([=](int x) restrict(amp) { return x + copy; });
        }
        int operator()(int k) const { return launched([=](int x) restrict(amp) { return x + k; }); }
    };
    local l = { n };
    return l.run() * 100 + l(n + 1);
}

int main()
{
    CHECK_EQUAL(base_value, 11);
    CHECK_EQUAL(with_default(), 5);
    widget w;
    CHECK_EQUAL(int(w), 41);
    CHECK_EQUAL(w(), 80);
    CHECK_EQUAL(w(1), 41);
    CHECK_EQUAL(int(w += 2), 43);
    CHECK_EQUAL(int(widget(2)), 42);
    CHECK_EQUAL(widget::third(), 42);
    CHECK_EQUAL(w.member(1.5f), 41);
    CHECK_EQUAL(chosen<int>::run() * 1000 + chosen<int*>::run() * 100 + chosen<void>::run() * 10 + chosen<char>::run(), 1234);
    CHECK_EQUAL(chosen<double*>::later(), 8);
    CHECK_EQUAL(outer::deep::run(), 6);
    CHECK_EQUAL(c_function(), 7);
    CHECK_EQUAL(c_block(3), 3);
    CHECK_EQUAL(trailing(3), 4);
    CHECK_EQUAL(both_specifiers(), 8);
    CHECK_EQUAL(branches(3), 3);
    CHECK_EQUAL(branches(3.5), 7);
    CHECK_EQUAL(nested_in_cpu_lambda(4), 12);
    CHECK_EQUAL(in_local_class(4), 405);
    return report();
}
