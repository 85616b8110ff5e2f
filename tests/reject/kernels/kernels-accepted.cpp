// Near misses: call operators of both restrictions, inherited call operators, and call operator templates.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %builds

#include <amp.h>
using namespace concurrency;

struct both
{
    void operator()(index<1>) const restrict(cpu, amp) {}
};
struct two
{
    void operator()(index<2>) const {}
    void operator()(index<1>) const restrict(amp) {}
};
struct derived : both
{
};
struct generic
{
    template <typename Index> void operator()(Index) const restrict(amp) {}
};
template <typename Function>
void parallel_for_each(int n, Function f)
{
    for (int i = 0; i < n; ++i)
        f(i);
}
// Like the Parallel Patterns Library: namespace concurrency, no domain.
namespace concurrency
{
template <typename Iterator, typename Function>
void parallel_for_each(Iterator first, Iterator last, const Function &f)
{
    for (; first != last; ++first)
        f(*first);
}
}
template <typename T> void scale(T *first, T *last, T f)
{
    parallel_for_each(first, last, [=](T &value) { value *= f; });
    concurrency::parallel_for_each(first, last, [=](T &value) { value *= f; });
}
void scale(int *first, int *last)
{
    parallel_for_each(first, last, [](int &value) { value *= 2; });
    scale(first, last, 3);
}

void launch(array_view<int, 1> v, const both &b)
{
    parallel_for_each(v.extent, b);
    parallel_for_each(v.extent, two());
    parallel_for_each(v.extent, derived());
    parallel_for_each(v.extent, generic());
    ::parallel_for_each(3, [=](int i) { v[i] = 1; }); // a function of the program
}
