// With --tile-loops, a member function of a class template gets arguments whose types depend on the
// parameters of the class, if the call is in the same instantiation.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops -Rpass=tile-loops -Rpass-missed=tile-loops 2> %t.txt
// RUN: %code %t.hip | FileCheck %s
// RUN: FileCheck --check-prefix=REMARK --implicit-check-not remark: %s < %t.txt
// RUN: %builds
#include <amp.h>
#include <vector>
using namespace concurrency;

template <typename T>
struct pair
{
    int flag;
    T value;
};

template <typename T, int N>
class scanner
{
    typedef pair<T> element;

    static element last(element (&all)[N], element mine, tiled_index<N> t) restrict(amp)
    {
        all[t.local[0]] = mine;
        t.barrier.wait();
        return all[N - 1];
    }
    // CHECK: static void amp2hip_run_last(const amp2hip_tile &amp2hip_whole, amp2hip_results_type &&amp2hip_results, element (&all)[N], amp2hip::kept_values<element, amp2hip_tile::threads> &mine_kept,

public:
    // REMARK: [[@LINE+3]]:56: remark: kernel runs as loops
    static void run(array_view<T, 1> v)
    {
        parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
        {
            tile_static element all[N];
            element own = {1, v[t]};
            own = last(all, own, t);
            v[t] = own.value + own.flag;
        });
    }
    // Another instantiation: the type may be another one.
    // REMARK: [[@LINE+4]]:56: remark: kernel runs each thread of a tile on a fiber
    // REMARK: note: the argument for 'mine' of 'last' is not a variable of exactly the type of the parameter
    static void other(array_view<T, 1> v)
    {
        parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
        {
            tile_static pair<float> all[N];
            pair<float> own = {1, float(v[t])};
            pair<float> got = scanner<float, N>::last(all, own, t);
            v[t] = T(got.value);
        });
    }
    template <typename, int> friend class scanner;
};

// A member template of another class template, which a typedef names. A macro ends declarations.
#define ON_GPU restrict(amp)
struct plus
{
    template <typename T>
    static T join(T a, T b) restrict(amp) { return a + b; }
};
template <typename T, int N>
struct scratch
{
    template <typename Op>
    static void fold(T (&s)[N], int me, const tile_barrier &b) ON_GPU;
    static T first(T (&s)[N], const tile_barrier &b) ON_GPU;
};
template <typename T, int N>
template <typename Op>
void scratch<T, N>::fold(T (&s)[N], int me, const tile_barrier &b) ON_GPU
{
    for (int half = N / 2; half > 0; half /= 2)
    {
        b.wait();
        if (me < half)
            s[me] = Op::template join<T>(s[me], s[me + half]);
    }
}
template <typename T, int N>
T scratch<T, N>::first(T (&s)[N], const tile_barrier &b) ON_GPU
{
    b.wait();
    return s[0];
}
template <typename T, typename Op, int N>
struct reducer
{
    typedef scratch<T, N> memory;
    array_view<T, 1> v;
    // REMARK: [[@LINE+1]]:10: remark: kernel runs as loops
    void operator()(tiled_index<N> t) const restrict(amp)
    {
        tile_static T s[N];
        s[t.local[0]] = v[t];
        memory::template fold<Op>(s, t.local[0], t.barrier);
        const T all = memory::first(s, t.barrier);
        v[t] = all;
    }
    // CHECK: typename = decltype(memory::template amp2hip_run_fold<Op>(
    // CHECK: memory::template amp2hip_run_fold<Op>(amp2hip_whole, s, me_argument, t.barrier);
};

void kernels(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), reducer<int, plus, 8>{v});
    scanner<int, 8>::run(v);
    scanner<int, 8>::other(v);
}
