// Near misses: integer constants, enumerators, template arguments, and names that are not evaluated. L-2.4.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %builds

#include <amp.h>
using namespace concurrency;

const int size = 16;
static const unsigned mask = 7;
constexpr long wide = size * 2L;
enum color { red, green = 5 };
enum class mode { on };
const mode fixed_mode = mode::on;
const bool flag = true;
struct holder
{
    static const int limit = 3;
    static constexpr int other = 4;
    int m = limit;
};
int global = 1;

template <typename T, int N>
struct traits
{
    static const int twice = N * 2;
    T get() const restrict(amp, cpu) { return T(twice); }
};

int use(int x) restrict(cpu, amp)
{
    int local[size] = {};
    x += size + int(mask) + int(wide) + red + green + holder::limit + holder::other;
    x += fixed_mode == mode::on && flag;
    x += traits<int, 3>().get() + traits<int, 4>::twice;
    x += int(sizeof(global)) + local[0] + holder().m;
    return x;
}
int on_host() { return global; }

void kernel(array_view<int, 1> v)
{
    static const int inside = 3;
    const int global = 5; // hides the global variable
    parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp)
    {
        tile_static int shared[size];
        shared[t.local[0]] = inside + global;
        v[t] = shared[0];
    });
}
