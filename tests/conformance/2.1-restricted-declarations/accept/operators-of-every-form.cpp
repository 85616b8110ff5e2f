// Member and free operators of every form can be cpu,amp functions.
//
// accept: L-2.1.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct num
{
    int n;
    num operator+(num o) const restrict(cpu, amp) { return num{n + o.n}; }
    num operator-() const restrict(cpu, amp) { return num{-n}; }
    num &operator+=(num o) restrict(cpu, amp)
    {
        n += o.n;
        return *this;
    }
    num &operator++() restrict(cpu, amp)
    {
        ++n;
        return *this;
    }
    num operator++(int) restrict(cpu, amp)
    {
        num old = *this;
        ++n;
        return old;
    }
    int operator[](int k) const restrict(cpu, amp) { return n + k; }
    int operator()(int a, int b) const restrict(cpu, amp) { return n + a * b; }
    const num *operator->() const restrict(cpu, amp) { return this; }
    int operator*() const restrict(cpu, amp) { return n; }
};
bool operator<(num a, num b) restrict(cpu, amp) { return a.n < b.n; }
num operator*(num a, num b) restrict(cpu, amp) { return num{a.n * b.n}; }
num operator,(num a, num b) restrict(cpu, amp) { return num{a.n * 100 + b.n}; }
bool operator!(num a) restrict(cpu, amp) { return a.n == 0; }
num operator"" _num(unsigned long long n) restrict(cpu) { return num{int(n)}; }

int use(num a, num b) restrict(cpu, amp)
{
    int sum = (a + b).n;
    sum += (-a).n * 2;
    a += b;
    sum += (++a).n + (a++).n + a.n;
    sum += a[7] + a(2, 3) + a->n + *a;
    sum += (b < a) + (a * b).n + !num{0} + !b;
    num joined = (a, b);
    return sum + joined.n;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    num two = 2_num, five = 5_num;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = use(two, five); });
    // a: 2, then 7, 8, 9.
    const int expected = 7 - 4 + (8 + 8 + 9) + (16 + 15 + 9 + 9) + (1 + 45 + 1 + 0) + 905;
    check("kernel", v[0], expected);
    check("host", use(two, five), expected);
    return failures;
}
