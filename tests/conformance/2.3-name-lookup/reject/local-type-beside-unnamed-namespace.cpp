// A local class used in a kernel must not call a function that an unnamed namespace overloads.
//
// reject: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

namespace
{
inline int pick(const bool &) restrict(amp) { return 1; }
}
inline int pick(int &&) restrict(cpu, amp) { return 2; }
template <typename T> static void in_template(const array_view<T> &out)
{
    struct scaled // expected-error
    {
        float by;
        T n;
        int get() const restrict(amp) { return pick(by); }
    };
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
        const scaled s = {2.f, 1};
        out[i] = s.get();
    });
}

void calls(const array_view<int> &out) { in_template(out); }
