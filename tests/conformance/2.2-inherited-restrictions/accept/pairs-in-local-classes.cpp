// A local class that a kernel uses can have members that differ only in restriction.
//
// accept: L-2.2.1-b, L-2.2.2-a, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T> void in_template(T start)
{
    struct local
    {
        T k;
        local(T i) restrict(cpu) : k(i) {}
        local(T i) restrict(amp) : k(i * 10) {}
        T f() const restrict(cpu) { return k + 1; }
        T f() const restrict(amp) { return k + 2; }
        T operator+(T y) const restrict(cpu) { return k + y; }
        T operator+(T y) const restrict(amp) { return k - y; }
        struct inner
        {
            static T g(T x) restrict(cpu) { return x; }
            static T g(T x) restrict(amp) { return x * 2; }
        };
    };
    T out[4] = {};
    array_view<T, 1> v(4, out);
    local l(start);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = l.f();
        v[1] = local(2).f();
        v[2] = local::inner::g(4);
        v[3] = l + T(1);
    });
    v.synchronize();
    check("captured, amp", out[0], start + 2);
    check("made in the kernel", out[1], 22);
    check("of an inner class, amp", out[2], 8);
    check("operator, amp", out[3], start - 1);
    check("captured, cpu", l.f(), start + 1);
    check("made in the function", local(2).f(), 3);
    check("of an inner class, cpu", local::inner::g(4), 4);
    check("operator, cpu", l + 1, start + 1);
}

class owner
{
    int m = 3;

public:
    void member()
    {
        struct local
        {
            int f(int x) const restrict(cpu) { return x; }
            int f(int x) const restrict(amp)
            {
                return -x;
            }
        };
        int out = 0, mine = m;
        local p;
        array_view<int, 1> v(1, &out);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p.f(mine); });
        v.synchronize();
        check("in a member, amp", out, -3);
        check("in a member, cpu", p.f(m), 3);
    }
    template <typename T> void member_template(T t)
    {
        struct local
        {
            T f(T x) const restrict(cpu) { return x; }
            T f(T x) const restrict(amp) { return -x; }
        };
        T out = 0;
        local p;
        array_view<T, 1> v(1, &out);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p.f(t); });
        v.synchronize();
        check("in a member template, amp", out, -t);
        check("in a member template, cpu", p.f(t), t);
    }
};

// The class is a kernel.
void function_object()
{
    struct kernel
    {
        array_view<int, 1> v;
        int f(int x) const restrict(cpu) { return x; }
        int f(int x) const restrict(amp) { return x + 5; }
        void operator()(index<1> i) const restrict(amp) { v[i] = f(1); }
    };
    int out = 0;
    array_view<int, 1> v(1, &out);
    kernel k{v};
    parallel_for_each(v.extent, k);
    v.synchronize();
    check("of a function object, amp", out, 6);
    check("of a function object, cpu", k.f(1), 1);
}

// A member of the class launches a kernel.
void launching()
{
    struct launcher
    {
        int base;
        int f(int x) const restrict(cpu) { return base + x; }
        int f(int x) const restrict(amp) { return base - x; }
        int launch() const
        {
            int out = 0;
            array_view<int, 1> v(1, &out);
            int mine = base;
            parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = mine; });
            v.synchronize();
            return out;
        }
    };
    launcher l{10};
    int out = 0;
    array_view<int, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = l.f(1); });
    v.synchronize();
    check("of a launching class, amp", out, 9);
    check("of a launching class, cpu", l.f(1), 11);
    check("of a launching class, its kernel", l.launch(), 10);
}

// Classes in the body of the kernel.
void in_kernel()
{
    int out[2] = {};
    array_view<int, 1> v(2, out);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        struct local
        {
            int f() const restrict(cpu) { return 1; }
            int f() const restrict(amp) { return 2; }
        };
        v[0] = local().f();
        auto inner = [](int x)
        {
            struct another
            {
                int f(int y) restrict(cpu) { return y; }
                int f(int y) restrict(amp) { return y * 3; }
            };
            return another().f(x);
        };
        v[1] = inner(5);
    });
    v.synchronize();
    check("of a kernel", out[0], 2);
    check("of a lambda in a kernel", out[1], 15);
}

// A pair in each function of a pair.
int outer(int x) restrict(cpu)
{
    struct local
    {
        int f(int y) const restrict(cpu) { return y; }
        int f(int y) const restrict(amp) { return y * 2; }
    };
    return local().f(x);
}
int outer(int x) restrict(amp)
{
    struct local
    {
        int f(int y) const restrict(cpu) { return y * 4; }
        int f(int y) const restrict(amp) { return y * 3; }
    };
    return local().f(x);
}
void pair_in_pair()
{
    int out = 0;
    array_view<int, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = outer(2); });
    v.synchronize();
    check("pair in a pair, amp", out, 6);
    check("pair in a pair, cpu", outer(2), 2);
}

// An amp lambda in the cpu function of a pair.
void lambda_in_half()
{
    struct local
    {
        int f(int x) const restrict(cpu)
        {
            auto k = [](int a) restrict(cpu, amp) { return a + 7; };
            return k(x);
        }
        int f(int x) const restrict(amp)
        {
            auto k = [](int a) { return a + 8; };
            return k(x);
        }
    };
    local l;
    int out = 0;
    array_view<int, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = l.f(2); });
    v.synchronize();
    check("lambda in a half, amp", out, 10);
    check("lambda in a half, cpu", l.f(2), 9);
}

int main()
{
    in_template(3);
    in_template(2.5f);
    owner o;
    o.member();
    o.member_template(4);
    function_object();
    launching();
    in_kernel();
    pair_in_pair();
    lambda_in_half();
    return failures;
}
