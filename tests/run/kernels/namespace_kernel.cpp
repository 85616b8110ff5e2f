// Kernels in named, nested, unnamed and inline namespaces. They use names of
// these namespaces, some of which hide names of the library.
// P-7-af, L-2.3.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"

namespace app
{
    const int base = 7;
    struct index { int n; };            // hides concurrency::index
    int value(int i) restrict(amp) { return i + base; }

    namespace detail
    {
        inline namespace v1
        {
            void fill(const concurrency::array_view<int, 1>& v)
            {
                concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp)
                {
                    index own = { i[0] };
                    v[i] = value(own.n);
                });
            }
        }
    }
}

namespace
{
    int doubled(int x) restrict(cpu, amp) { return 2 * x; }

    void twice(Concurrency::array_view<int, 1> v)
    {
        Concurrency::parallel_for_each(v.extent, [=](Concurrency::index<1> i) restrict(amp) { v[i] = doubled(v[i]); });
    }
}

namespace amp = concurrency;

int main()
{
    std::vector<int> data(16);
    amp::array_view<int> v(data);
    app::detail::fill(v);
    twice(v);
    amp::parallel_for_each(v.extent, [=](amp::index<1> amp) restrict(amp) { v[amp] += 1; });
    CHECK_EQUAL(v[15], 45);
    return report();
}
