// A kernel class may inherit its call operator or have private data members.
//
// accept: P-7-g, P-7.1-p
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
    explicit base(array_view<int, 1> w) : v(w) {}
    void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
class derived : private base
{
public:
    explicit derived(array_view<int, 1> w) : base(w) {}
    using base::operator();

private:
    int unused_state = 3;
};
class state
{
    array_view<int, 1> v;
    int by;
    int step() const restrict(cpu, amp) { return by * 2; }

public:
    state(array_view<int, 1> w, int b) : v(w), by(b) {}
    void operator()(index<1> i) const restrict(cpu, amp) { v[i] += step(); }
};

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(v.extent, base(v));
    parallel_for_each(v.extent, derived(v));
    state s(v, 5);
    parallel_for_each(v.extent, s);
    s(index<1>(0));
    check("0", v[0], 22);
    check("1", v[1], 12);
    return failures;
}
