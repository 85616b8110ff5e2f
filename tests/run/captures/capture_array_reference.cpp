// Captures of arrays by reference: explicit, by default, of const arrays, of
// members, next to captures by value, and through references.
// P-7.1-c, P-7.1-e, P-7.1-h, P-7.1-q, R-5.1-i, R-5.1.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

void square(const array<int, 2>& in, array<int, 2>& out)
{
    parallel_for_each(in.extent, [&](index<2> i) restrict(amp) { out[i] = in[i] * in(i[0], i[1]); });
}

int read(const array<int, 1>& a, int i) restrict(amp) { return a[i]; }
void write(array<int, 1>& a, int i, int value) restrict(amp) { a(i) = value; }

class owner
{
    array<int, 1> m_front, m_back;

public:
    explicit owner(int n) : m_front(n), m_back(n) {}
    std::vector<int> step(int add)
    {
        array<int, 1>& front = m_front;
        array<int, 1>& same = front;
        array<int, 1>& back = m_back;
        parallel_for_each(m_front.extent, [&front](index<1> i) restrict(amp) { front[i] = i[0]; });
        parallel_for_each(m_back.extent, [add, &same, &back](index<1> i) restrict(amp)
        {
            write(back, i[0], read(same, i[0]) + add);
            array<int, 1>& local = back;
            array<int, 1>* pointer = &local;
            (*pointer)[i] += local.extent[0];
        });
        return m_back;
    }
};

int main()
{
    int unused_here = 3;                        // [&] captures only what the body uses
    std::vector<int> data(12, 5);
    const array<int, 2> in(3, 4, data.begin());
    array<int, 2> out(3, 4);
    square(in, out);
    const std::vector<int> result = out;
    CHECK_EQUAL(result[11], 25);

    array_view<int, 1> total(1);
    total[0] = unused_here;
    parallel_for_each(extent<1>(1), [=, &out](index<1>) restrict(amp)
    {
        array_view<int, 1> row = out[2];
        for (int c = 0; c < row.extent[0]; ++c)
            total[0] += row[c];
    });
    CHECK_EQUAL(total[0], 103);

    owner o(10);
    CHECK_EQUAL(o.step(100)[9], 119);
    return report();
}
