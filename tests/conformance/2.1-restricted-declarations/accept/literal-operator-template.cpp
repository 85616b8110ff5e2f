// Amp code can use a literal operator template of characters.
//
// accept: L-2.1.1-n
//
// A raw literal operator template has no parameters, so it needs no type that amp code lacks.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <char... C> constexpr int operator""_len() restrict(cpu, amp) { return sizeof...(C); }
int main()
{
    int out = 0;
    array_view<int, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 12345_len; });
    v.synchronize();
    return out == 5 && 123_len == 3 ? 0 : 1;
}
