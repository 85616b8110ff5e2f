// Arguments, results, arrays and temporaries use the constructor of the code's restriction.
//
// accept: L-2.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct num
{
    int n;
    num(int k) : n(k * 10) {}
    num(int k) restrict(amp) : n(k * 20) {}
    num(float) restrict(cpu, amp) : n(7) {}
    ~num() restrict(cpu, amp) {}
};
num make(int k) restrict(cpu, amp) { return k; }
int take(num x) restrict(cpu, amp) { return x.n; }
int by_reference(const num &x) restrict(cpu, amp) { return x.n; }

int work() restrict(cpu, amp)
{
    num direct(1), braced{2}, copied = 3, array[2] = {4, num(5)};
    const num &extended = 6;
    int s = direct.n + braced.n + copied.n + array[0].n + array[1].n + extended.n;
    s += take(7) + by_reference(8) + make(9).n + num(10).n + static_cast<num>(11).n + ((num)12).n;
    s += (s > 0 ? num(13) : num(1.5f)).n;
    return s;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
    check("kernel", v[0], 20 * 91);
    check("host", work(), 10 * 91);
    return failures;
}
