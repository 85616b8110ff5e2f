// Using declarations bring overloads of different restrictions from two base classes. The compilers of the output
// cannot distinguish calls of them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

// One overload is a member of the class and would hide the overload of the base.
template <typename A> struct own : A
{
    own(A a) restrict(cpu, amp) : A(a) {}
    using A::operator(); // expected-error {{are inherited from different classes}}
    int operator()(int x) const restrict(amp) { return x + 2; }
};
template <typename A> own<A> with_own(A a) { return {a}; }

struct on_cpu
{
    int name(int x) const { return x + 1; }
};
struct on_amp
{
    int name(int x) const restrict(amp) { return x + 2; }
};
template <typename A, typename B> struct by_name : A, B
{
    using A::name; // expected-error {{are inherited from different classes}}
    using B::name;
};

// Overloads with different parameters or with both restrictions are not ambiguous.
template <typename A, typename B> struct fine : A, B
{
    fine(A a, B b) restrict(cpu, amp) : A(a), B(b) {}
    using A::operator();
    using B::operator();
};
template <typename A, typename B> fine<A, B> both_fine(A a, B b) { return {a, b}; }

void use(array_view<int, 1> v)
{
    auto c = with_own([](int x) { return x + 1; });
    by_name<on_cpu, on_amp> d;
    auto e = both_fine([](int x) restrict(cpu, amp) { return x + 1; }, [](int, int) restrict(amp) { return 2; });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c(1) + d.name(1) + e(1); });
}
