// A local class of a host function template can be a kernel if its call operator is amp.
//
// accept: L-2.2.1-e, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T> T run(array_view<T, 1> v, T by)
{
    struct kernel
    {
        array_view<T, 1> v;
        T by;
        T twice() const restrict(cpu, amp) { return by + by; }
        void operator()(index<1> i) const restrict(amp) { v[i] = v[i] + twice(); }
    };
    kernel k = {v, by};
    parallel_for_each(v.extent, k);
    return k.twice();
}

int main()
{
    int data[2] = {1, 2};
    array_view<int, 1> v(2, data);
    check("host", run(v, 5), 10);
    check("kernel", v[1], 12);
    return failures;
}
