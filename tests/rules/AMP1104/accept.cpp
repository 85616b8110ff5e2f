// Code of one restriction may call overloads whose return types differ by restriction. L-2.2-h, L-2.1.1-z
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int measure(int x) { return x; }
float measure(int x) restrict(amp) { return x + 0.5f; }
auto on_device(int x) restrict(amp) -> decltype(measure(x)) { return measure(x); }
auto on_host(int x) -> decltype(measure(x)) { return measure(x); }
struct holder
{
    auto get(int x) const restrict(amp) -> decltype(measure(x)) { return measure(x) + 1; }
};

int main()
{
    float data[2] = {};
    array_view<float, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = on_device(3);
        v[1] = holder().get(1);
    });
    v.synchronize();
    return data[0] == 3.5f && data[1] == 2.5f && sizeof(on_host(1)) == sizeof(int) ? 0 : 1;
}
