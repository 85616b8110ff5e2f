// Amp code may call a cpu constexpr function in case labels, if constexpr, enumerators and alignas.
//
// accept: L-2.4.3.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
constexpr int sq(int x) { return x * x; }
template <int N> struct I { enum { v = N }; };
struct L { int a[sq(3)]; static constexpr int n = sq(4); };
template <class T, int N = sq(2)> T fill(T (&)[N]) restrict(amp) { return N; }
int f(int k) restrict(amp)
{
    int a[sq(2)] = {}; constexpr int c = sq(5);
    static_assert(sq(2) == 4, "");
    switch (k) { case sq(1): return 1; case sq(3): return 100 + c; }
    if constexpr (sq(2) > 3) a[1] = I<sq(6)>::v;
    enum { e = sq(7) };
    alignas(sq(4)) int al = 1;
    return a[1] + e + int(sizeof(L)) + L::n + fill(a) + al;
}
int main()
{
    int out[2] = {};
    array_view<int, 1> v(2, out);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[0] = f(9); v[1] = f(0); });
    v.synchronize();
    return out[0] == 125 && out[1] == 36 + 49 + 36 + 16 + 4 + 1 ? 0 : 1;
}
