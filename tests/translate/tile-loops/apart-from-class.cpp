// With --tile-loops, a static member function with barriers may be defined in another file than its
// class. Its version for whole tiles is a member of a class that the header declares for kernels.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t.dir
// RUN: split-file %s %t.dir
// RUN: cd %t.dir
// RUN: %amp2hip --tile-loops -Rpass=tile-loops -Rpass-missed=tile-loops source.cpp -o %t.hip 2> %t.txt
// RUN: %code %t.hip | FileCheck source.cpp
// RUN: FileCheck --check-prefix=REMARK --implicit-check-not remark: source.cpp < %t.txt
// RUN: %syntax %t.hip

//--- classes.h
#include <amp.h>

namespace some
{
class mirror
{
    concurrency::array_view<int, 1> v;
    typedef int memory[8];
    static int turned(memory &all, int own, concurrency::tiled_index<8> t) restrict(amp);
    int other(memory &all, concurrency::tiled_index<8> t) const restrict(amp);

public:
    explicit mirror(concurrency::array_view<int, 1> v) : v(v) {}
    void run() const;
    void operator()(concurrency::tiled_index<8> t) const restrict(amp)
    {
        tile_static memory all;
        v[t] = other(all, t);
    }
};
} // namespace some

//--- source.cpp
#include "classes.h"
using namespace concurrency;

// REMARK: classes.h:15:10: remark: kernel runs each thread of a tile on a fiber
// REMARK: note: this call may wait at the barrier, but the function is defined after the call

namespace some
{
int mirror::turned(memory &all, int own, tiled_index<8> t) restrict(amp)
{
    all[t.local[0]] = own;
    t.barrier.wait();
    return all[7 - t.local[0]];
}
// CHECK: int mirror::turned(
// CHECK: namespace { struct amp2hip_run_turned; }
// CHECK-NEXT: template <>
// CHECK-NEXT: struct mirror::kernel_of<amp2hip_run_turned>
// CHECK-NEXT: {
// CHECK: template <typename amp2hip_tile, typename amp2hip_results_type>
// CHECK-NEXT: static void amp2hip_run_turned(const amp2hip_tile &amp2hip_whole, amp2hip_results_type &&amp2hip_results, memory &all, amp2hip::kept_values<int, amp2hip_tile::threads> &own_kept,
// CHECK: };

// REMARK: source.cpp:[[@LINE+5]]:43: remark: kernel runs as loops
// CHECK: ::some::mirror::kernel_of<::some::amp2hip_run_turned>::amp2hip_run_turned(amp2hip_whole,
void mirror::run() const
{
    array_view<int, 1> w = v;
    parallel_for_each(w.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static memory all;
        const int x = turned(all, w[t], t);
        w[t] = x;
    });
}

int mirror::other(memory &all, tiled_index<8> t) const restrict(amp)
{
    all[t.local[0]] = 1;
    t.barrier.wait();
    return all[7 - t.local[0]];
}
} // namespace some
