// Amp functions may return references, and lambdas of amp code may take them.
//
// accept: L-2.4.1.3-h, L-2.4.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct matrix
{
    float m[4];
    float &at(int r, int c) restrict(cpu, amp) { return m[r * 2 + c]; }
    const float &at(int r, int c) const restrict(cpu, amp) { return m[r * 2 + c]; }
    matrix &operator*=(float f) restrict(cpu, amp)
    {
        for (float &x : m)
            x *= f;
        return *this;
    }
};

float work(matrix a) restrict(cpu, amp)
{
    float &corner = (a *= 2).at(1, 1);
    corner += 1;
    auto add = [](float &to, const float &x) { to += x; };
    add(a.at(0, 0), corner);
    const matrix &c = a;
    return c.at(0, 0) * 100 + c.at(1, 1);
}

int main()
{
    matrix m = {{1, 2, 3, 4}};
    float data[1] = {};
    array_view<float, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(m); });
    check("kernel", v[0], 1109);
    check("host", work(m), 1109);
    return failures;
}
