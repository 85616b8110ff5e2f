// An explicit instantiation or specialization names one template of a pair by its restriction.
//
// accept: L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> int f(T) restrict(cpu) { return 1; }
template <class T> int f(T) restrict(amp) { return 2; }
template <class T> int g(T t) restrict(cpu, amp) { return f(t) * 10; }
template <> int f<float>(float) restrict(amp) { return 20; }
template int f<unsigned>(unsigned) restrict(cpu);
template int f<long>(long) restrict(amp);
extern template int g<int>(int) restrict(cpu, amp);
template int g<int>(int) restrict(cpu, amp);
int main()
{
    int out[2] = {};
    array_view<int, 1> v(2, out);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[0] = g(1); v[1] = g(1.f); });
    v.synchronize();
    return f(1u) == 1 && g(1) == 10 && g(1.f) == 10 && out[0] == 20 && out[1] == 200 ? 0 : 1;
}
