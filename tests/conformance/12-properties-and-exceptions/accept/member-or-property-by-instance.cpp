// A name in a template refers to a data member in one instance and to a property in another.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_short_vectors.h>
using namespace concurrency;

struct box
{
    int n;
    int get_width() const restrict(amp, cpu) { return n; }
    void put_width(int w) restrict(amp, cpu) { n = w + 10; }
    __declspec(property(get = get_width, put = put_width)) int width;
};
struct frame
{
    int width;
};
class other
{
    int n;

public:
    explicit other(int x) restrict(amp, cpu) : n(x) {}
    int width_of() const restrict(amp, cpu) { return n + 1; }
    int set_width(int w) restrict(amp, cpu) { return n = w; }
    __declspec(property(get = width_of, put = set_width)) int width;
};

template <typename T> int measure(const T &x) restrict(cpu, amp) { return x.width; }
template <typename T> int change(T x) restrict(cpu, amp)
{
    x.width = 3;
    x.width += 2;
    ++x.width;
    int old = x.width++;
    return 100 * old + x.width;
}
// Properties in all instances, with one setter for all.
template <typename T> int put(T x) restrict(cpu, amp)
{
    x.width = 4;
    x.width *= 2;
    return x.width--;
}
template <typename V> V swapped(V v) restrict(cpu, amp)
{
    auto x = v.x;
    v.x = v.y;
    v.y = x;
    v.y += 1;
    return v;
}
struct point
{
    int x, y;
};
template <typename P> int area(P *p) restrict(cpu, amp)
{
    p->x = 2;
    return p->x * p->y;
}

int run(int i) restrict(cpu, amp)
{
    box b = { 1 };
    frame f = { 2 };
    other o(3);
    graphics::int_2 v(5, 6);
    graphics::int_3 w(7, 8, 9);
    point p = { 3, 4 };
    switch (i)
    {
    case 0: return measure(b) * 100 + measure(f) * 10 + measure(o);
    case 1: return change(b);
    case 2: return change(f);
    case 3: return change(o);
    case 4: return put(b);
    case 5: return swapped(v).x * 10 + swapped(v).y;
    case 6: return swapped(w).x * 10 + swapped(w).y;
    case 7: return area(&p) * 100 + area(&v);
    default: return swapped(p).x * 10 + swapped(p).y;
    }
}

int main()
{
    // box: 13, 25, 36, the old 36 and then 47; other: 3, 4 + 2, 7 + 1, the old 9 and then 10 + 1
    const int expected[] = { 124, 3647, 607, 911, 38, 66, 88, 812, 44 };
    array_view<int, 1> v(9);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        auto measure_here = [](auto x) { return x.width; };
        frame f = { 0 };
        box b = { 0 };
        v[i] = run(i[0]) + measure_here(f) + measure_here(b);
    });
    for (int i = 0; i < 9; ++i)
        if (v[i] != expected[i] || run(i) != expected[i])
            return 1 + i;
    return 0;
}
