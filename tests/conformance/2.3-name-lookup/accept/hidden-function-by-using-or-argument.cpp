// Using declarations and argument-dependent lookup find amp functions that inner names hide.
//
// accept: L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int foo(int x) restrict(amp) { return x + 1; }
namespace n1
{
int foo(double) { return -1; }
using ::foo;
int caller() restrict(amp) { return foo(10); }
}
namespace n2
{
struct key
{
    int n;
};
int read(key k) restrict(amp) { return k.n; }
}
namespace n3
{
int caller(n2::key k) restrict(amp) { return read(k); }
}
struct base
{
    int get(int x) restrict(amp) { return x + 5; }
};
struct derived : base
{
    using base::get;
    int get(double) { return 0; }
};

int main()
{
    int data[3] = {};
    array_view<int, 1> v(3, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = n1::caller();
        v[1] = n3::caller(n2::key{9});
        derived d;
        v[2] = d.get(1);
    });
    check("using-declaration", v[0], 11);
    check("argument-dependent", v[1], 9);
    check("class", v[2], 6);
    check("host", n1::foo(1.0), -1);
    return failures;
}
