// A kernel in a function template captures an array of a class template's aggregates with views.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> struct N { T t; array_view<T> v; };
template <typename T> int run()
{
    std::vector<T> h(8, 1); array_view<T> v(h), u(8);
    N<T> n[2] = {{T(2), v}, {T(3), u}};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { n[1].v[i] = n[0].v[i] + n[1].t; });
    return u[3] != 4;
}
int main() { return run<int>() || run<double>(); }
