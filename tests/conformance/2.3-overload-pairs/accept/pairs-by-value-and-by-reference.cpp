// Two pairs may differ only by value and reference parameters, if one of them accepts the argument.
//
// accept: L-2.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int pick(int x);
int pick(int x) restrict(amp) { return x + 1; }
int pick(int x) { return x + 2; }
int between() restrict(cpu, amp) { return 0; }
int pick(int &x) restrict(amp);
int pick(int &x) { return x + 3; }
int pick(int &x) restrict(amp) { return x + 4; }

struct scale
{
    int factor;
    int of(int x) const;
    int of(int x) const restrict(amp) { return factor * x; }
    int of(const int &x) const;
    int of(const int &x) const restrict(amp) { return factor * x + 1; }
    template <class T> int each(T x) const;
    template <class T> int each(T x) const restrict(amp) { return factor * x + 2; }
    template <class T> int each(T &x) const;
    template <class T> int each(T &x) const restrict(amp) { return factor * x + 3; }
};
int scale::of(int x) const { return factor + x; }
int scale::of(const int &x) const { return factor + x + 1; }
template <class T> int scale::each(T x) const { return factor + x + 2; }
template <class T> int scale::each(T &x) const { return factor + x + 3; }

int main()
{
    array<int> a(4);
    array_view<int> v(a);
    v.discard_data();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        const scale s = {10};
        v[i] = pick(i[0] + 0) + s.each(i[0] + 1) + between();
    });
    for (int i = 0; i < 4; ++i)
        if (v[i] != i + 1 + 10 * (i + 1) + 2)
            return 1;
    const scale s = {10};
    return pick(5) == 7 && s.each(5) == 17 ? 0 : 2;
}
