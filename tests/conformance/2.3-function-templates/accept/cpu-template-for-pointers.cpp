// The host selects a cpu template for pointers, amp code the general template of both restrictions.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> int p(T) restrict(cpu, amp) { return 1; }
template <class T> int p(T*) restrict(cpu) { return 2; }
int main()
{
    int out = 0;
    array_view<int, 1> v(1, &out);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { int x = 0; v[0] = p(&x); });
    v.synchronize();
    int x;
    return p(&x) == 2 && out == 1 ? 0 : 1;
}
