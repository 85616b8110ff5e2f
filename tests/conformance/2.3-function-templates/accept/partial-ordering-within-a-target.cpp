// A dependent call selects a cpu template for pointers on the host and the general one in amp code.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> int p(T) restrict(cpu, amp) { return 1; }
template <class T> int p(T*) restrict(cpu) { return 2; }
template <class T> int call(T t) restrict(cpu, amp) { return p(&t); }
int main()
{
    int out = 0;
    array_view<int, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = call(3); });
    v.synchronize();
    return call(3) == 2 && out == 1 ? 0 : 1;
}
