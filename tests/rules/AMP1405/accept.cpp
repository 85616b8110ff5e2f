// Amp code reads the values of constants. L-2.4.3.2-d, L-2.4.3.2-e, P-7.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

const int n = 16;
static const unsigned k = 4;
constexpr int m = n * 2;
enum sizes { small = 1, large = 8 };
struct s
{
    int n;
    static const int limit = 4;
};
int smaller(const int &a, const int &b) restrict(cpu, amp) { return a < b ? a : b; }
template <int N> int times(int x) restrict(cpu, amp) { return x * N; }

int f(int x) restrict(cpu, amp)
{
    int a[n] = {x};
    const int local = 3;
    const int *p = &local;
    (void)m;
    const int copy = n;
    s o = {n};
    int list[2]{s::limit, m};
    x += o.n - n + list[0] - list[1] + 28;
    return smaller(n + 0, x) + smaller(copy, x) + (x < n ? m : s::limit) + int(k) + times<m>(a[0]) + *p + large +
           smaller(large, x) + smaller(local, x);
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == f(1) && data[3] == f(4) ? 0 : 1;
}
