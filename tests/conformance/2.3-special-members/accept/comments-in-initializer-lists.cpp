// Comments in the initializer lists of two constructors do not change which constructor runs.
//
// accept: L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct one_line
{
    int k, l;
    one_line() restrict(cpu, amp) : k(1), l(0) {}
    one_line(const one_line &o) restrict(cpu) : k(o.k + 1), l(/* equal */ 2) {}
    one_line(const one_line &o) restrict(amp) : /* first */ k(o.k + 2), l(2) {}
};

struct several_lines
{
    int k;
    several_lines() restrict(cpu, amp) : k(1) {}
    several_lines(const several_lines &o) restrict(cpu) : /* why: */ k(o.k + 10) {}
    several_lines(const several_lines &o) restrict(amp)
        : // see http://example.com/x:y
          /* two */ // three: four
          k(o.k + 20)
    {
    }
};

int copies() restrict(cpu, amp)
{
    one_line a;
    one_line b(a);
    several_lines c;
    several_lines d(c);
    return b.k + b.l + d.k;
}

int main()
{
    int on_accelerator = 0;
    array_view<int> out(1, &on_accelerator);
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = copies(); });
    out.synchronize();
    return !(on_accelerator == 3 + 2 + 21 && copies() == 2 + 2 + 11);
}
