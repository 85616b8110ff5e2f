// Calls of functions with barriers that cannot be split with certainty: the kernels keep fibers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops
// RUN: %code %t.hip | FileCheck --implicit-check-not '{{^ *void amp2hip_run_tile}}' %s
// RUN: %builds

#include <amp.h>
using namespace concurrency;

typedef tiled_index<8> position;

int wait(int x, position t) restrict(amp)
{
    t.barrier.wait();
    return x + 1;
}

// The result initializes a reference.
void kernel_3(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        const int &x = wait(n, t);
        v[t] = x;
    });
}
// The threads do not all call the function.
void kernel_4(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        if (v[t] > n)
            wait(n, t);
    });
}
// A function that a using declaration names.
namespace a
{
    void wait_here(position t) restrict(amp) { t.barrier.wait(); }
}
using a::wait_here;
void kernel_5(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        wait_here(t);
        v[t] = n;
    });
}
// The number of waits depends on an argument that differs between the threads.
void wait_often(int times, position t) restrict(amp)
{
    for (int i = 0; i < times; ++i)
        t.barrier.wait();
}
void kernel_6(array_view<int, 1> v, int)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        wait_often(v[t], t);
    });
}
// A reference to a variable of the thread in one call, to memory of the tile in another one.
void raise(int &x, position t) restrict(amp)
{
    t.barrier.wait();
    x += t.local[0] == 0;
}
void kernel_7(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        tile_static int all;
        int own = n;
        raise(all, t);
        raise(own, t);
        v[t] = own;
    });
}
// A member function of an object that is not the same for all threads.
struct waiter
{
    int n;
    void wait(position t) const restrict(amp) { t.barrier.wait(); }
};
void kernel_9(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        waiter w = {n + v[t]};
        w.wait(t);
        v[t] = w.n;
    });
}
// A pointer to a variable of the thread.
template <typename T>
void through(T x, position t) restrict(amp)
{
    t.barrier.wait();
    *x += 1;
}
void kernel_10(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        int x = n;
        through(&x, t);
        v[t] = x;
    });
}
// The template argument makes a reference of the parameter.
template <typename T>
void increase(T x, position t) restrict(amp)
{
    t.barrier.wait();
    x += 1;
}
void kernel_11(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        int x = n;
        increase<int &>(x, t);
        v[t] = x;
    });
}
// A macro writes the call.
#define WAIT(t) wait(3, t)
void kernel_12(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        WAIT(t);
        v[t] = n;
    });
}
// Overloads for different restrictions.
void both(position t) restrict(amp) { t.barrier.wait(); }
void both(position) {}
void kernel_13(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        both(t);
        v[t] = n;
    });
}
// A default argument that is not a number.
const int often = 3;
void wait_for(position t, int n = often) restrict(amp)
{
    if (n > 0)
        t.barrier.wait();
}
void kernel_14(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        wait_for(t);
        v[t] = n;
    });
}
// The order of the calls is unspecified, or a call may not be evaluated, or depends on a variable of
// the same declaration.
int own(position t) restrict(amp)
{
    t.barrier.wait();
    return t.tile[0];
}
int sum(int a, int b) restrict(amp) { return a + b; }
void kernel_16(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp) { v[t] = sum(own(t), own(t)); });
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp) { v[t] = v[t] > 0 && own(t); });
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        v[t] = (own(t) > 1 && v[0] > 1) + own(t);
    });
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        int a = v[t], b = own(t) + a, c = own(t) * b;
        v[t] = a + b + c;
    });
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        while (own(t) < 0)
            v[t] = 1;
    });
}
// Some threads return a result before a barrier.
int wait_if(int n, position t) restrict(amp)
{
    if (n > 3)
        return 1;
    t.barrier.wait();
    return 2;
}
void kernel_8(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](position t) restrict(amp)
    {
        const int x = wait_if(v[t], t);
        v[t] = x;
    });
}
// A template for which there is an explicit specialization.
template <typename T>
void special(T, position t) restrict(amp) { t.barrier.wait(); }
template <>
void special<int>(int, position t) restrict(amp) { t.barrier.wait(); }
template <typename T>
void kernel_15(array_view<T, 1> v, T n)
{
    parallel_for_each(v.extent.template tile<8>(), [=](position t) restrict(amp)
    {
        special(n, t);
        v[t] = n;
    });
}
void use(array_view<int, 1> v) { kernel_15(v, 1); }
// CHECK: struct kernel_15_kernel
