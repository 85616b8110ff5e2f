// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "overload_pairs.h"
using namespace concurrency;

int where(int x) restrict(amp) { return x + 1000; }
int other(int x) restrict(amp) { return x * 10; }

// Each source file has its own internal overloads.
static int own(int x) { return x; }
static int own(float x) restrict(amp) { return int(x) + 1; }

namespace geometry
{
point::point(int p, int q) restrict(amp) : x(p), y(q) {}
int point::get() const restrict(amp) { return x * 10 + y + 100; }
point point::operator+(const point& other) const restrict(amp) { return point(x + other.x + 20, y + other.y); }
point::operator bool() const restrict(amp) { return x < 0; }
int point::kind() restrict(amp) { return 2; }
int operator-(const point& a, const point& b) restrict(amp) { return a.x - b.x + 100; }
}

void all(int* out) restrict(cpu, amp)
{
    geometry::point p(1);
    out[0] = where(12);
    out[1] = p.get();
    out[2] = (p + p).get();
    out[3] = p ? 1 : 0;
    out[4] = geometry::point::kind();
    out[5] = p - p;
    out[6] = mixed(7);
    out[7] = other(8);
    out[8] = int(scale(1));
    out[9] = p.y;
    out[10] = own(1);
}

void run(array_view<int, 1> v)
{
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        int out[count];
        all(out);
        for (int i = 0; i < count; ++i)
            v[i] = out[i];
    });
}
