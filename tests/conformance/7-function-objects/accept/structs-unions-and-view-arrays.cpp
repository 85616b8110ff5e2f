// A kernel class may be a union or have bases, anonymous members and arrays of views.
//
// accept: P-7-l, X-7.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct base
{
    array_view<int, 1> v;
    int offset;
};
struct part
{
    array_view<int, 1> views[2];
    struct
    {
        array_view<const int, 1> in;
    } inner;
};
class kernel : public base
{
public:
    kernel(array_view<int, 1> v, part q) : base{v, 5}, p(q) {}
    void operator()(index<1> i) const restrict(amp)
    {
        v[i] = p.inner.in[i] + offset;
        p.views[0][i] = 1;
        p.views[1][i] = 2;
    }

private:
    part p;
};
union number
{
    int i;
    float f;
    void operator()(index<1>) const restrict(amp) {}
};

int main()
{
    int out[2] = {}, first[2] = {}, second[2] = {}, in[2] = {10, 20};
    array_view<int, 1> v(2, out), f(2, first), s(2, second);
    part p = {{f, s}, {array_view<const int, 1>(2, in)}};
    parallel_for_each(extent<1>(2), kernel(v, p));
    check("base", v[1], 25);
    check("array of views", f[1] * 10 + s[1], 12);
    number n;
    n.i = 1;
    parallel_for_each(extent<1>(2), n);
    return failures;
}
