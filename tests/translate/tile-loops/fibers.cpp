// Kernels that cannot be split at their barriers with certainty: each thread keeps its
// fiber, and no loops are written.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops
// RUN: %code %t.hip | FileCheck --implicit-check-not '{{^ *void amp2hip_run_tile}}' %s

#include <amp.h>
using namespace concurrency;

int next(tiled_index<8> t) restrict(amp);

// A function gets the index and may wait: it is defined later.
void kernel_1(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        v[t] = next(t);
        t.barrier.wait();
    });
}
// The barrier is a member of an object.
struct waiter
{
    tile_barrier b;
};
void kernel_2(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        waiter w = {t.barrier};
        w.b.wait();
    });
}
// A wait is in a switch, in which a variable is visible after another label.
void kernel_3(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        switch (n)
        {
        case 1:
            int x;
        case 2:
            x = n;
            t.barrier.wait();
            v[t] = x;
        }
    });
}
// Some threads return before others, and a statement after that changes a variable that exists once
// per tile.
void kernel_4(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int count = n;
        t.barrier.wait();
        if (t.local[0] > 3)
            return;
        count += 1;
        v[t.global] = count;
    });
}
// The number of iterations is in memory, at a place that depends on the thread.
void kernel_5(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int rounds[8];
        rounds[t.local[0]] = n;
        t.barrier.wait();
        for (int i = 0; i < rounds[t.local[0]]; ++i)
            t.barrier.wait();
    });
}
// A condition has a side effect on a variable whose value may differ.
void kernel_6(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int left = n + v[t];
        while (left-- > 0)
            t.barrier.wait();
    });
}
// A pointer to a variable of the thread is used after the wait.
void kernel_7(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int all[8];
        int own = 0, *mine = &all[t.local[0]];
        if (t.local[0] == n)
            mine = &own;
        *mine = n;
        t.barrier.wait();
        v[t.global] = all[7 - t.local[0]] + *mine;
    });
}
// A reference to a variable of the thread is used after the wait.
void kernel_8(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int all[8];
        int own[8];
        int &mine = own[t.local[0]];
        mine = n;
        t.barrier.wait();
        v[t.global] = all[7 - t.local[0]] + mine;
    });
}
// A lambda with a copy of a variable that changes is used after the wait.
void kernel_9(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int local = t.local[0];
        auto add = [=](int x) restrict(amp) { return x + local; };
        local += n;
        t.barrier.wait();
        v[t.global] = add(n);
    });
}
// A view of memory that differs between the threads is used after the wait.
void kernel_10(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        array_view<int, 1> part = v.section(index<1>(v[t]), extent<1>(8));
        t.barrier.wait();
        part[t.local] = n;
    });
}
// A local type of the kernel is used after the wait.
void kernel_11(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        struct pair { int a, b; } p = {v[t], 2};
        t.barrier.wait();
        v[t.global] = p.a + p.b;
    });
}
// A directive begins in one loop and ends in another.
void kernel_14(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int x = v[t.global];
#if 1
        t.barrier.wait();
#endif
        v[t.global] = x;
    });
}
// Threads continue before a barrier of the loop.
void kernel_15(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        for (int k = 0; k < n; ++k)
        {
            if (v[t] > k)
                continue;
            t.barrier.wait();
        }
    });
}
// The result of a function depends on memory.
int first(const array_view<int, 1> &v) restrict(amp) { return v[0]; }
void kernel_16(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        for (int k = 0; k < first(v); ++k)
            t.barrier.wait();
        v[t] = n;
    });
}

// References to const that refer to temporaries, or to other variables in some instantiations.
template <typename T>
void kernel_17(array_view<T, 1> v, T n)
{
    parallel_for_each(v.extent.template tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static T all[8];
        const float &copy = all[t.local[0]];
        all[t.local[0]] = n;
        t.barrier.wait();
        v[t.global] = T(copy);
    });
}
void kernel_18(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        const int &sum = v[t] + n;
        t.barrier.wait();
        v[t.global] = sum;
    });
}
// A pointer to another pointer, and a pointer that a function may change.
void next(int *&p) restrict(amp) { ++p; }
void kernel_19(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int all[16];
        int *p = all;
        all[t.local[0]] = n;
        next(p);
        t.barrier.wait();
        v[t.global] = *p;
    });
}
// An object that differs between the threads, or whose constructor does more than initialize it.
struct adder
{
    int n;
    adder(int n, int) restrict(amp) : n(n) {}
    adder(int &n) restrict(amp) : n(n) { ++n; }
    void wait(int &x, tiled_index<8> t) const restrict(amp)
    {
        t.barrier.wait();
        x += n;
    }
};
void kernel_20(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        const adder a(t.local[0], 1);
        int x = n;
        a.wait(x, t);
        v[t] = x;
    });
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int x = n;
        const adder a(x);
        a.wait(x, t);
        v[t] = x;
    });
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        adder a(1, 2);
        int x = n;
        if (t.local[0] == 1)
            a.n = 3;
        a.wait(x, t);
        v[t] = x;
    });
}
// A call operator in a class that precedes the type of a kept variable.
struct outside
{
    array_view<int, 1> v;
    void operator()(tiled_index<8> t) const restrict(amp);
};
struct kept
{
    int a;
};
void outside::operator()(tiled_index<8> t) const restrict(amp)
{
    kept k = {v[t]};
    t.barrier.wait();
    v[t.global] = k.a;
}

// Generic lambdas, and lambdas that capture a parameter pack.
template <typename... T>
void generic(array_view<int, 1> v, T... values)
{
    parallel_for_each(v.extent.tile<8>(), [=](auto t) restrict(amp) { t.barrier.wait(); });
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        const int all[] = {values...};
        t.barrier.wait();
        v[t.global] = all[0];
    });
}
void generic_int(array_view<int, 1> v) { generic(v, 1, 2); }
// Two pointers are copies of each other, and one of them points to a variable of the thread.
void kernel_21(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int all[8];
        int own = n;
        int *p = &all[t.local[0]];
        int *q = p;
        for (int i = 0; i < 2; ++i)
        {
            p = q;
            q = p;
            t.barrier.wait();
            v[t] += *q + *p;
            p = &own;
        }
    });
}
void instances(array_view<int, 1> v) { kernel_17(v, 1); }
int next(tiled_index<8> t) restrict(amp) { return t.local[0] + 1; }
// CHECK: struct kernel_16_kernel
