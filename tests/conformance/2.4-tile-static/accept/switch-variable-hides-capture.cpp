// A tile_static variable before a case label hides a captured variable of the same name.
//
// accept: L-2.4.3.5.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct counted { int n; counted() restrict(cpu, amp) : n(7) {} };
int main() {
    std::vector<int> data(8);
    array_view<int> v(8, data);
    int t = 4;
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> idx) restrict(amp) {
        int k = t; 
        switch (k) {
        case 1:
            v[idx.global] = t;
            break;
        case 4:
            struct local { int a; local() restrict(amp) : a(1) {} };
            tile_static local c;
            tile_static counted t, u[2];
            if (idx.local[0] == 0) { t.n = 10; u[1].n = 20; c.a = 30; }
            idx.barrier.wait();
            v[idx.global] = t.n + u[1].n + c.a + int(sizeof(decltype(t))) + int(sizeof(u));
            break;
        default:
            v[idx.global] = 0;
        }
    });
    return v[0] == 72 ? 0 : 1;
}
