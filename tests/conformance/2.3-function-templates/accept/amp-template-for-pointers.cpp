// A general cpu template and a more specialized amp template each serve their own target.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> int p(T) restrict(cpu) { return 1; }
template <class T> int p(T*) restrict(amp) { return 2; }
int main()
{
    int x;
    if (p(&x) != 1) return 1;
    int out = 0;
    array_view<int, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { int x = 0; v[i] = p(&x); });
    v.synchronize();
    return out == 2 ? 0 : 3;
}
