// A kernel object with call operators that differ in const and in restriction: a launch calls the
// const one for amp.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

struct overloaded
{
    array_view<int, 2> v;
    void operator()(index<1> i) const restrict(amp) { v(i[0], 0) = 1; }
    void operator()(index<1> i) restrict(amp) { v(i[0], 0) = 99; }
    void operator()(index<2> i) const restrict(amp) { v[i] += 2; }
    int operator()(index<1> i) const restrict(cpu) { return v(i[0], 0) + 1000; }
};

// A class that cannot be assigned, as that of a lambda.
struct not_assignable
{
    array<int>& a;
    void operator()(index<1> i) const restrict(amp) { a[i] = 1; }
    void operator()(index<1> i) restrict(amp) { a[i] = 99; }
    int operator()(index<1>) const restrict(cpu) { return 1000; }
};

int main()
{
    std::vector<int> data(8);
    array_view<int, 2> v(4, 2, data);
    const overloaded kernel = {v};
    parallel_for_each(extent<1>(4), kernel);
    CHECK_EQUAL(v(3, 0), 1);
    parallel_for_each(v.extent, overloaded(kernel));
    CHECK_EQUAL(v(3, 0), 3);
    CHECK_EQUAL(v(3, 1), 2);
    CHECK_EQUAL(kernel(index<1>(3)), 1003);
    array<int> a(4);
    const not_assignable second = {a};
    parallel_for_each(a.extent, second);
    std::vector<int> values(4);
    copy(a, values.begin());
    CHECK_EQUAL(values[3], 1);
    CHECK_EQUAL(second(index<1>(3)), 1000);
    return report();
}
