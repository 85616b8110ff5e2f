// A local class used in a kernel must not rely on an operator from its function's using directive.
//
// reject: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

namespace geo { struct vec { int x; }; }
namespace ops { inline int operator+(geo::vec a, int b) restrict(cpu, amp) { return a.x + b; } }
static void by_using(const array_view<int> &out)
{
    using namespace ops;
    struct plus
    {
        geo::vec v;
        int get(int n) const restrict(amp) { return v + n; } // ERROR
        int get_qualified(int n) const restrict(amp) { return ops::operator+(v, n); }
    };
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
        const plus p = {{2}};
        out[i] = p.get(1) + p.get_qualified(1);
    });
}
