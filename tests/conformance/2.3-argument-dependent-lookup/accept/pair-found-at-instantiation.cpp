// A dependent call finds a pair by argument-dependent lookup at the point of instantiation.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> int call(T t) restrict(cpu, amp) { return h(t) * 10; }
namespace N {
struct X { int a; };
int h(X x) restrict(cpu) { return x.a + 1; }
int h(X x) restrict(amp) { return x.a + 2; }
struct Y : X {};
template <class T> int h(T) restrict(amp) { return 7; }
}
int main()
{
    int out[2] = {};
    array_view<int, 1> v(2, out);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[0] = call(N::X{1}); });
    v.synchronize();
    return call(N::X{1}) == 20 && out[0] == 30 ? 0 : 1;
}
