// One operator can have overloads that differ in parameters and in restriction.
//
// accept: L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct stream
{
    int total;
    stream &operator<<(int x)
    {
        total += x;
        return *this;
    }
    stream &operator<<(int x) restrict(amp)
    {
        total += x * 10;
        return *this;
    }
    stream &operator<<(float x) restrict(cpu, amp)
    {
        total += int(x * 100);
        return *this;
    }
    stream &operator<<(const char *text)
    {
        total += text[0];
        return *this;
    }
};

int work() restrict(cpu, amp)
{
    stream s = {0};
    s << 1 << 2.5f << 3;
    return s.total;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
    check("kernel", v[0], 290);
    check("host", work(), 254);
    stream s = {0};
    s << "a" << 1;
    check("text", s.total, 98);
    return failures;
}
