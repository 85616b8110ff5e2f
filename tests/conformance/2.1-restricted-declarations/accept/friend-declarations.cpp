// Friend functions and friend templates of a class can have restriction specifiers.
//
// accept: L-2.1.1-q
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

class id
{
public:
    explicit id(int n) restrict(cpu, amp) : number(n) {}
    friend bool operator==(id a, id b) restrict(cpu, amp) { return a.number == b.number; }
    friend int reveal(id x) restrict(cpu, amp);
    friend int reveal_more(const id &x) restrict(amp);
    template <typename T> friend T convert(id x) restrict(cpu, amp);

private:
    int number;
};
int reveal(id x) restrict(cpu, amp) { return x.number; }
int reveal_more(const id &x) restrict(amp) { return x.number + 1; }
template <typename T> T convert(id x) restrict(cpu, amp) { return T(x.number) / 2; }

int main()
{
    float data[4] = {};
    array_view<float, 1> v(4, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        id seven(7);
        v[0] = seven == id(7) ? 1.0f : 0.0f;
        v[1] = float(reveal(seven));
        v[2] = float(reveal_more(seven));
        v[3] = convert<float>(seven);
    });
    check("operator==", v[0], 1);
    check("reveal", v[1], 7);
    check("reveal_more", v[2], 8);
    check("convert", v[3], 3.5);
    check("host", reveal(id(3)) + (id(1) == id(2)), 3);
    return failures;
}
