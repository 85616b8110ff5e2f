// Overloads that differ only in restrictions, declared in a header and defined
// in two source files.
// L-2.2-b, L-2.3.2-a, L-2.3.2.1-d, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "overload_pairs.h"
#include <string>
#include "check.h"

int where(int x) { return int(std::to_string(x).size()); }
int mixed(int x) { return x; }

static int own(int x) { return x * 20; }
static int own(float x) restrict(amp) { return int(x) + 30; }
static int call_own(int x) restrict(cpu, amp) { return own(x); }

namespace geometry
{
point::point(int a, int b) : x(a), y(b) {}
int point::get() const { return x * 10 + y; }
point point::operator+(const point& o) const { return point(x + o.x, y + o.y); }
point::operator bool() const { return x > 0; }
int point::kind() { return 1; }
int operator-(const point& a, const point& b) { return a.x - b.x; }
}

int main()
{
    const int on_cpu[count] = { 2, 11, 22, 1, 1, 0, 7, 8, 2, 1, 1 };
    const int on_amp[count] = { 1012, 112, 324, 0, 2, 100, 8, 80, 3, 2, 2 };
    int out[count];
    all(out);
    concurrency::array_view<int, 1> v(count);
    run(v);
    for (int i = 0; i < count; ++i)
    {
        CHECK_EQUAL(out[i], on_cpu[i]);
        CHECK_EQUAL(v[i], on_amp[i]);
    }
    CHECK_EQUAL(where(12), 2);
    CHECK_EQUAL(call_own(1), 20);
    concurrency::parallel_for_each(concurrency::extent<1>(1), [=](concurrency::index<1> i) restrict(amp) { v[i] = call_own(1); });
    CHECK_EQUAL(v[0], 31);
    return report();
}
