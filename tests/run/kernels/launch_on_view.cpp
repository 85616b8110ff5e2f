// Launches with an accelerator_view as the first argument: a variable, a
// property and the result of a call.
// P-7-s, P-7-t, P-7-al, R-3.2.5-c, P-7-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

int main()
{
    accelerator acc;
    accelerator_view own = acc.create_view();
    std::vector<int> data(100, 1);
    array_view<int, 1> v(data);

    parallel_for_each(own, v.extent, [=](index<1> i) restrict(amp) { v[i] += i[0]; });
    parallel_for_each(acc.default_view, v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
    parallel_for_each(accelerator::get_auto_selection_view(), v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    parallel_for_each(acc.create_view(queuing_mode_immediate), v.extent.tile<10>(),
                      [=](tiled_index<10> t) restrict(amp) { v[t] += t.local[0]; });
    for (int i = 0; i < 100; ++i)
        CHECK_EQUAL(v[i], 2 * (1 + i) + 1 + i % 10);

    // A captured array determines where its kernel runs.
    array<int, 1> a(100, own);
    parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i] = i[0]; });
    parallel_for_each(a.accelerator_view, a.extent, [&a](index<1> i) restrict(amp) { a[i] += 5; });
    const std::vector<int> result = a;
    CHECK_EQUAL(result[99], 104);
    CHECK_EQUAL(a.accelerator_view == own, true);

    // A launch may also use another view of the array's accelerator. The
    // launches run in order (P-7-u).
    accelerator_view other = acc.create_view();
    array<int, 1> b(100, other);
    parallel_for_each(other, a.extent, [&a, &b](index<1> i) restrict(amp) { b[i] = a[i] + 1; });
    parallel_for_each(acc.default_view, a.extent, [&a](index<1> i) restrict(amp) { a[i] = 0; });
    const std::vector<int> copied = b;
    CHECK_EQUAL(copied[99], 105);
    return report();
}
