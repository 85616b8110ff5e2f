// Overloads that differ only in restrictions, called from cpu code, amp code
// and functions of both restrictions. A kernel runs the amp body on every
// accelerator, and host code runs the cpu body. Separate declarations,
// definitions in either order, templates, arguments by reference.
// L-2.2-b, L-2.2-e, L-2.2-h, L-2.3.2-a, L-2.3.2.1-a, L-2.3.2.1-b, L-2.3.2.1-d, L-2.3.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
#include "check.h"
using namespace concurrency;

int where(int x) restrict(amp);
int where(int x);                       // restrict(cpu)

int where(int x) { return std::to_string(x).size() == 2 ? x + 1000 : -1; }
int where(int x) restrict(amp) { return x + 2000; }

int direct(int x) restrict(cpu, amp) { return where(x) * 10; }
int indirect(int x) restrict(amp, cpu) { return direct(x) + 1; }

template <typename T> T kind(T x) restrict(cpu) { return x + T(1); }
template <typename T> T kind(T x) restrict(amp) { return x + T(2); }
template <typename T> T both_kinds(T x) restrict(cpu, amp) { return kind(x) * T(2); }

void fill(int& out) restrict(amp) { out = 5; }
void fill(int& out) restrict(cpu)
{
    static int calls = 0;
    out = 50 + calls++;
}
int filled() restrict(cpu, amp)
{
    int n = 0;
    fill(n);
    return n;
}

// Different return types: no function may call both.
float precise(int x) restrict(amp) { return x + 0.5f; }
double precise(int x) restrict(cpu) { return x + 0.25; }

int main()
{
    CHECK_EQUAL(where(12), 1012);
    CHECK_EQUAL(direct(12), 10120);
    CHECK_EQUAL(indirect(12), 10121);
    CHECK_EQUAL(both_kinds(1.0f), 4.0f);
    CHECK_EQUAL(filled(), 50);
    CHECK_EQUAL(filled(), 51);
    CHECK_EQUAL(precise(1), 1.25);

    std::vector<float> data(7);
    array_view<float, 1> v(data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = where(12);
        v[1] = direct(12);
        v[2] = indirect(12);
        v[3] = both_kinds(1.0f);
        v[4] = both_kinds(1);
        v[5] = filled();
        v[6] = precise(1);
    });
    const float expected[] = { 2012, 20120, 20121, 6, 6, 5, 1.5f };
    for (int i = 0; i < 7; ++i)
        CHECK_EQUAL(v[i], expected[i]);
    CHECK_EQUAL(direct(12), 10120);             // the launch does not change what the host calls
    return report();
}
