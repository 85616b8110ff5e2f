// A member function with barriers may be defined outside of its class: the class declares the
// version for whole tiles, and the definition follows that of the function.
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
using namespace concurrency;

// A static member function, which a kernel before its definition calls.
struct summer
{
    static int total(int (&part)[8], int own, tiled_index<8> t) restrict(amp);
    int count;
};
// CHECK-LABEL: struct summer
// CHECK: static int total(int (&part)[8], int own, tiled_index<8> t);
// CHECK-EMPTY:
// CHECK-NEXT: template <typename amp2hip_tile, typename amp2hip_results_type>
// CHECK-NEXT: static void amp2hip_run_total(const amp2hip_tile &amp2hip_whole, amp2hip_results_type &&amp2hip_results, int (&part)[8], amp2hip::kept_values<int, amp2hip_tile::threads> &own_kept, {{\[\[}}maybe_unused]] tiled_index<8> t);
// CHECK-EMPTY:
// CHECK-NEXT: int count;
// REMARK: [[@LINE+3]]:43: remark: kernel runs as loops
void kernel_1(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int part[8];
        const int sum = summer::total(part, v[t], t);
        v[t] = sum;
    });
}
int summer::total(int (&part)[8], int own, tiled_index<8> t) restrict(amp)
{
    part[t.local[0]] = own;
    t.barrier.wait();
    return part[7 - t.local[0]] + own;
}
// CHECK: int summer::total(
// CHECK: // Runs total for all threads of a tile.
// CHECK: {{^}}template <typename amp2hip_tile, typename amp2hip_results_type>
// CHECK-NEXT: {{^}}void summer::amp2hip_run_total(

// Members of a class template: the condition is in the class and at the definition. The kernel,
// which is outside of the class, too, has it only in the class.
struct plus
{
    template <typename T>
    T operator()(T a, T b) const restrict(amp) { return a + b; }
};
template <typename T, int N>
class mirror
{
    array_view<T, 1> v;
    static T other(T (&part)[N], T own, const tiled_index<N> &t) restrict(amp);
    template <typename Op>
    T both(T own, Op op, tiled_index<N> t) const restrict(amp);
public:
    void operator()(tiled_index<N> t) const restrict(amp);
};
// CHECK-LABEL: class mirror
// CHECK: template <typename amp2hip_tile, typename amp2hip_results_type,
// CHECK-NEXT: std::enable_if_t<amp2hip::can_keep<amp2hip_tile, T>, int> = 0>
// CHECK-NEXT: static void amp2hip_run_other(
// CHECK: template <typename Op, typename amp2hip_tile, typename amp2hip_results_type,
// CHECK-NEXT: std::enable_if_t<amp2hip::is_stateless<Op>, int> = 0>
// CHECK-NEXT: void amp2hip_run_both({{.*}}) const;
// CHECK: amp2hip::can_keep<amp2hip_tile, T, T{{.*}}>, int> = 0,
// CHECK-NEXT: typename = decltype(std::declval<const amp2hip_kernel &>().amp2hip_run_other(
// CHECK: typename = decltype(std::declval<const amp2hip_kernel &>().amp2hip_run_both(
// CHECK: void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const { amp2hip_run_loops(amp2hip_whole); }
template <typename T, int N>
T mirror<T, N>::other(T (&part)[N], T own, const tiled_index<N> &t) restrict(amp)
{
    part[t.local[0]] = own;
    t.barrier.wait();
    T mine = part[N - 1 - t.local[0]];
    t.barrier.wait();
    return mine + own;
}
// CHECK: ignored "-Wmisleading-indentation"
// CHECK-NEXT: #endif
// CHECK-NEXT: {{^}}template <typename T, int N>
// CHECK-NEXT: {{^}}template <typename amp2hip_tile, typename amp2hip_results_type,
// CHECK-NEXT: std::enable_if_t<amp2hip::can_keep<amp2hip_tile, T>, int>>
// CHECK-NEXT: {{^}}void mirror<T, N>::amp2hip_run_other(
template <typename T, int N>
template <typename Op>
T mirror<T, N>::both(T own, Op op, tiled_index<N> t) const restrict(amp)
{
    tile_static T part[N];
    part[t.local[0]] = own;
    t.barrier.wait();
    return op(part[N - 1 - t.local[0]], own);
}
// CHECK: {{^}}__host__ __device__ T mirror<T, N>::both(
// CHECK: ignored "-Wmisleading-indentation"
// CHECK-NEXT: #endif
// CHECK-NEXT: {{^}}template <typename T, int N>
// CHECK-NEXT: {{^}}template <typename Op, typename amp2hip_tile, typename amp2hip_results_type,
// CHECK-NEXT: std::enable_if_t<amp2hip::is_stateless<Op>, int>>
// CHECK-NEXT: {{^}}void mirror<T, N>::amp2hip_run_both(
template <typename T, int N>
void mirror<T, N>::operator()(tiled_index<N> t) const restrict(amp)
{
    tile_static T part[N];
    T own = v[t];
    T a = other(part, own, t);
    T b = both(own, plus(), t);
    v[t] = a + b;
}
// REMARK: [[@LINE-8]]:20: remark: kernel runs as loops

// The class precedes a type that is kept, or has other names for its template parameters.
struct early
{
    static int get(int x, tiled_index<8> t) restrict(amp);
};
struct late
{
    int n;
};
int early::get(int x, tiled_index<8> t) restrict(amp)
{
    late own = {x};
    t.barrier.wait();
    return own.n;
}
template <typename T>
struct renamed
{
    static T get(T x, tiled_index<8> t) restrict(amp);
};
template <typename U>
U renamed<U>::get(U x, tiled_index<8> t) restrict(amp)
{
    U own = x;
    t.barrier.wait();
    return own;
}
// REMARK: [[@LINE+4]]:43: remark: kernel runs each thread of a tile on a fiber
// REMARK: note: 'get' is defined outside of its class, which cannot name the types or functions on which its loops depend; define it in the class
void kernel_3(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        const int x = early::get(v[t], t);
        v[t] = x;
    });
}
// REMARK: [[@LINE+3]]:43: remark: kernel runs each thread of a tile on a fiber
void kernel_4(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        const int x = renamed<int>::get(v[t], t);
        v[t] = x;
    });
}

// A static member function of a class that depends on template parameters.
template <typename T>
struct waiter
{
    static T facing(T own, tiled_index<8> t) restrict(amp)
    {
        tile_static T part[8];
        part[t.local[0]] = own;
        t.barrier.wait();
        return part[7 - t.local[0]];
    }
};
// REMARK: [[@LINE+4]]:52: remark: kernel runs as loops
template <typename T>
void kernel_5(array_view<T, 1> v)
{
    parallel_for_each(v.extent.template tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        T own = v[t];
        T x = waiter<T>::facing(own, t);
        v[t.global] = x;
    });
}
// CHECK: typename = decltype(waiter<T>::amp2hip_run_facing(
// CHECK: waiter<T>::amp2hip_run_facing(amp2hip_whole, {{x_kept.*, own_argument.*}}, t);
// A specialization of the class has no version.
template <typename T>
struct special
{
    static int get(T own, tiled_index<8> t) restrict(amp)
    {
        t.barrier.wait();
        return static_cast<int>(own);
    }
};
template <>
struct special<float>
{
    static int get(float, tiled_index<8>) restrict(amp) { return 1; }
};
// REMARK: [[@LINE+4]]:52: remark: kernel runs each thread of a tile on a fiber
template <typename T>
void kernel_6(array_view<T, 1> v)
{
    parallel_for_each(v.extent.template tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        T own = v[t];
        int x = special<T>::get(own, t);
        v[t.global] = static_cast<T>(x);
    });
}
void launches(array_view<int, 1> v, array_view<float, 1> f)
{
    kernel_5(v);
    kernel_6(f);
}
