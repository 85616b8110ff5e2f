// A conversion function template can be cpu,amp and explicitly specialized.
//
// accept: L-2.1.1-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Any {
    int n;
    template <class T> operator T() const restrict(amp, cpu) { return static_cast<T>(n) + T(1); }
    explicit operator bool() const restrict(cpu, amp) { return n != 0; }
};
template <> Any::operator float() const restrict(cpu, amp) { return n * 0.5f; }
int main()
{
    double out[4] = {};
    array_view<double, 1> v(4, out);
    Any a{7};
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        int i = a; float f = a; double d = a;
        v[0] = i; v[1] = f; v[2] = d;
        if (a && !Any{0}) v[3] = 9;
    });
    v.synchronize();
    if (out[0] != 8 || out[1] != 3.5 || out[2] != 8 || out[3] != 9) return 1;
    float f = a; int i = a;
    return f == 3.5f && i == 8 ? 0 : 2;
}
