// Captures of objects whose types are local to the host function: a struct, a
// class with member functions, an enumeration; also in a template.
// P-7.1-f, P-7.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename T>
T run(T x)
{
    struct box
    {
        T value;
        T doubled() const restrict(cpu, amp) { return value + value; }
    };
    box b = { x };
    std::vector<T> data(4);
    array_view<T, 1> v(data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = b.doubled(); });
    return v[3];
}

int main()
{
    struct point { int x, y; };
    enum mode { off, on = 5 };
    class line
    {
        point m_a, m_b;

    public:
        line(point a, point b) : m_a(a), m_b(b) {}
        int manhattan() const restrict(amp, cpu) { return m_b.x - m_a.x + m_b.y - m_a.y; }
    };

    const point origin = { 1, 2 };
    const line l(origin, point{ 11, 12 });
    const mode m = on;
    std::vector<int> data(10);
    array_view<int, 1> v(data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        point p = origin;
        p.x += i[0];
        v[i] = p.x * 1000 + l.manhattan() + (m == on ? 100 : 0);
    });
    CHECK_EQUAL(v[9], 10120);
    CHECK_EQUAL(l.manhattan(), 20);
    CHECK_EQUAL(run(21), 42);
    CHECK_EQUAL(run(0.25f), 0.5f);

    // Elements of a local type.
    std::vector<point> points(5, origin);
    array_view<point, 1> pv(5, points);
    parallel_for_each(pv.extent, [=](index<1> i) restrict(amp) { pv[i].y *= i[0]; });
    CHECK_EQUAL(pv[4].y, 8);
    return report();
}
