// C++ that amp code may use: pointers and references, pointers to members,
// unions, local classes, block-scope declarations, default arguments, template
// recursion, do loops, switch, comma and conditional operators, sizeof,
// enumerations, constants.
// L-2.2.1-b, L-2.2.1-g, L-2.4.1.3-a, L-2.4.1.3-f, L-2.4.1.3-p, L-2.4.1.3-s, L-2.4.1.3-t, L-2.4.3-a, L-2.4.3.2-d, L-2.4.3.4-d, L-2.4.3.6-b, L-2.4.3.6-c, L-2.4.3.7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

const int global_constant = 4;
constexpr unsigned mask = 0xffu;
enum plain { zero, one, two };
enum class scoped : unsigned long { big = 0x100000000ul };

struct pod
{
    int a;
    float b;
    int c[3];
    bool flag;
};

union word
{
    float f;
    unsigned int u;
    struct { int low; } part;
};

template <int N>
int factorial() restrict(cpu, amp) { return N * factorial<N - 1>(); }
template <>
int factorial<0>() restrict(cpu, amp) { return 1; }

int with_default(int a, int b = global_constant) restrict(cpu, amp) { return a * 10 + b; }

int* advance(int*& p, int n) restrict(amp)
{
    p += n;
    return p;
}

int& largest(int& a, int& b) restrict(amp) { return a > b ? a : b; }

int later(int x) restrict(amp);

int pointers(int seed) restrict(amp)
{
    int values[5] = { seed, 2, 3, 4, 5 };
    int* p = values;
    advance(p, 2);
    const int* end = values + 5;
    int sum = 0;
    while (p != end)
        sum += *p++;
    largest(values[0], values[1]) = 100;
    int* none = nullptr;
    float real = 1.0f;
    float* same = reinterpret_cast<float*>(reinterpret_cast<int*>(&real));
    return sum + values[1] + (none ? 1000 : 0) + (p ? 1 : 0) + (*same == 1.0f);
}

int members(const pod& p) restrict(amp)
{
    int pod::*which = &pod::a;
    float pod::*other = &pod::b;
    const pod* q = &p;
    return p.*which + static_cast<int>(q->*other) + q->c[2];
}

int local_things(int x) restrict(amp)
{
    struct pair
    {
        int a, b;
        pair(int n) : a(n), b(n + 1) {}
        int sum() const { return a + b; }
        static int triple(int n) { return 3 * n; }
        pair operator+(const pair& o) const { pair r(0); r.a = a + o.a; r.b = b + o.b; return r; }
    };
    int later(int);
    typedef pair twin;
    auto nested = [=](int n) { return (twin(n) + pair(1)).sum() + x; };
    return nested(x) + pair::triple(x) + later(x);
}

int later(int x) restrict(amp) { return x - 1; }

int control(int x) restrict(cpu, amp)
{
    int n = 0;
    do
    {
        if (n % 2)
            continue;
        ++x;
    } while (++n < 5);
    for (int i = 0, j = 10; i < j; ++i, --j)
        x += i, x -= 1;
    switch (static_cast<plain>(x % 3))
    {
    case zero: x += 10; break;
    case one:
    case two: { int y = 20; x += y; } break;
    }
    return x > 100 ? x : x < 50 ? -x : static_cast<int>(sizeof(pod)) * 0 + x;
}

int main()
{
    std::vector<int> data(10);
    array_view<int, 1> v(data);
    pod p = { 1, 2.5f, { 3, 4, 5 }, true };
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = pointers(7);
        v[1] = members(p);
        v[2] = local_things(4);
        v[3] = control(3);
        v[4] = factorial<5>();
        v[5] = with_default(2) + with_default(3, 1);
        word w;
        w.f = -2.0f;
        v[6] = w.u >> 24 & mask;
        v[7] = static_cast<unsigned long>(scoped::big) >> 32;
        pod q = p;
        q.c[1] += static_cast<int>(q.flag) * global_constant;
        v[8] = q.c[1];
        bool a = true, b = !a;
        v[9] = (a && !b) || b ? two : zero;
    });
    // local_things(4): the sum of (4, 5) and (1, 2) is 12, plus 4; then 3 * 4;
    // then 4 - 1.
    const int expected[] = { 12 + 2 + 1 + 1, 1 + 2 + 5, 16 + 12 + 3, control(3), 120, 24 + 31, 0xc0, 1, 8, 2 };
    for (int i = 0; i < 10; ++i)
        CHECK_EQUAL(v[i], expected[i]);
    return report();
}
