// Members of local classes inherit all restrictions of the enclosing function.
//
// accept: L-2.2.1-b, L-2.2.1-c, L-2.2.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int base(int x) restrict(amp) { return x + 500; }

int in_amp(int x) restrict(amp)
{
    struct local
    {
        int n;
        local(int k) : n(base(k)) {}
        local(const local &o) : n(o.n + 1) {}
        ~local() { n = 0; }
        local &operator+=(int k)
        {
            n += base(k);
            return *this;
        }
        operator int() const { return n; }
        struct deeper
        {
            int get(int k) { return base(k) * 2; }
        };
        static int unit() { return base(0); }
    };
    local a(x), b(a);
    b += 1;
    return int(b) + local::deeper().get(0) + local::unit();
}

int in_both(int x) restrict(cpu, amp)
{
    struct adder
    {
        int by;
        int operator()(int y) const { return y + by; }
    };
    adder a = {4};
    return a(x);
}

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = in_amp(3);
        v[1] = in_both(1);
    });
    check("amp", v[0], 503 + 1 + 501 + 1000 + 500);
    check("both, kernel", v[1], 5);
    check("both, host", in_both(2), 6);
    return failures;
}
