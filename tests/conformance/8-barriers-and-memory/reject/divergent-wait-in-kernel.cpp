// A kernel must not wait on a barrier inside an if on the local index.
//
// reject: M-8.1.1-c, M-8.1.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
    int o[4]; array_view<int> v(4, o);
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        if (t.local[0] < 2) t.barrier.wait(); // ERROR
        v[t] = 1;
    });
}
