// With --tile-loops, a member function of an object that stores the barrier gets a version for whole
// tiles. The kernels keep fibers if the objects of the threads may differ, or if another use of the
// object or its barrier may wait.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops -Rpass=tile-loops -Rpass-missed=tile-loops 2>&1 | FileCheck --check-prefix=REMARK %s
// RUN: %code %t.hip | FileCheck %s
// RUN: %builds
#include <amp.h>
using namespace concurrency;

struct holder
{
    tile_barrier bar;
    int n;
    holder(const tile_barrier &b, int n) restrict(amp) : bar(b), n(n) {}
    int number() const restrict(amp) { return n; }
    void sync() const restrict(amp) { bar.wait(); }
    void twice() const restrict(amp) { sync(); bar.wait(); }
    void with(const tiled_index<8> &t) const restrict(amp) { t.barrier.wait(); bar.wait(); }
    int position(const tiled_index<8> &t) const restrict(amp) { bar.wait(); return t.local[0]; }
    void itself() const restrict(amp) { const holder &h = *this; h.sync(); bar.wait(); }
};
// CHECK: void amp2hip_run_sync(const amp2hip_tile &) const
// CHECK: void amp2hip_run_twice(const amp2hip_tile &amp2hip_whole) const
// CHECK: amp2hip_run_sync(amp2hip_whole);
// CHECK-NOT: amp2hip_run_with
struct counting
{
    tile_barrier bar;
    int n;
    counting(tile_barrier b, array_view<int, 1> v) restrict(amp) : bar(b), n(1) { v[0] = 1; b.wait(); }
    void sync() const restrict(amp) { bar.wait(); }
};
void use(const holder &h) restrict(amp) { h.sync(); }

void equal(array_view<int, 1> v, int n)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        holder h(t.barrier, n);
        v[t] = h.number();
        h.twice();
        v[t] += h.n;
    });
}
// CHECK: holder h(t.barrier, n);
// CHECK: h.amp2hip_run_twice(amp2hip_whole);
void different(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        holder h(t.barrier, t.local[0]);
        // REMARK: [[@LINE+1]]:{{.*}} this object is not proven to be equal in all threads
        h.sync();
        v[t] = h.n;
    });
}
void passed(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        holder h(t.barrier, 1);
        // REMARK: [[@LINE+1]]:{{.*}} this object stores the barrier and is used in a way that may wait
        use(h);
        h.sync();
        v[t] = h.n;
    });
}
void captured(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        holder h(t.barrier, 1);
        auto wait = [=] { h.sync(); };
        wait();
        t.barrier.wait();
        v[t] = h.n;
    });
}
void own_barrier(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        holder h(t.barrier, 1);
        h.bar.wait();
        t.barrier.wait();
        v[t] = h.n;
    });
}
void two_barriers(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        holder h(t.barrier, 1);
        h.with(t);
        t.barrier.wait();
        v[t] = h.n;
    });
}
void position(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        holder h(t.barrier, 1);
        v[t] = h.position(t);
        t.barrier.wait();
    });
}
void itself(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        holder h(t.barrier, 1);
        h.itself();
        v[t] = h.n;
    });
}
void constructor(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        counting c(t.barrier, v);
        c.sync();
        v[t] = c.n;
    });
}
void copy(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        holder h(t.barrier, 1);
        holder g = h;
        g.sync();
        t.barrier.wait();
        v[t] = h.n;
    });
}
// The argument has a dependent type.
struct adder
{
    tile_barrier bar;
    int n;
    int add(int x) const restrict(amp) { bar.wait(); return x + n; }
};
template <typename T>
void in_template(array_view<T, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.template tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        adder a = {t.barrier, t.local[0]};
        T x = v[t];
        // REMARK: [[@LINE+1]]:{{.*}} this object is not proven to be equal in all threads
        const int y = a.add(x);
        v[t] = y;
    });
}
void instance(array_view<int, 1> v) { in_template(v); }
// REMARK-NOT: kernel runs as loops
