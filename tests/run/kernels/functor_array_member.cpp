// Function objects with members that are references to arrays: const and
// non-const, two references to one array, in a base class and in a nested
// member.
// P-7.1-i, P-7.1-j, P-7.1-q, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

struct increment
{
    array<int, 1>& a;
    void operator()(index<1> i) const restrict(amp) { a[i]++; }
};

struct source
{
    const array<int, 1>& values;
    int at(int i) const restrict(amp) { return values[i]; }
};

struct holder
{
    source s;
    int offset;
};

template <typename T>
class gather : public holder
{
    array<T, 1>& m_out;

public:
    gather(const array<int, 1>& in, array<T, 1>& out) : holder{ { in }, 10 }, m_out(out) {}
    void operator()(index<1> i) const restrict(amp)
    {
        m_out[i] = T(s.at(m_out.extent[0] - 1 - i[0]) + offset);
    }
};

struct constructed
{
    array<int, 1>& values;
    explicit constructed(array<int, 1>& a) : values(a) {}
};

struct from_constructed : constructed
{
    explicit from_constructed(array<int, 1>& a) : constructed(a) {}
    void operator()(index<1> i) const restrict(amp) { values[i] += 100; }
};

int main()
{
    std::vector<int> data(16);
    for (int i = 0; i < 16; ++i)
        data[i] = i;
    array<int, 1> a(16, data.begin());
    increment k = { a };
    parallel_for_each(a.extent, k);
    parallel_for_each(a.extent, increment{ a });

    array<float, 1> out(16);
    parallel_for_each(out.extent, gather<float>(a, out));
    const std::vector<float> result = out;
    CHECK_EQUAL(result[0], 27.0f);
    CHECK_EQUAL(result[15], 12.0f);

    // In place: both references refer to one array.
    array<int, 1> b(a);
    struct both
    {
        const array<int, 1>& in;
        array<int, 1>& out;
        void operator()(index<1> i) const restrict(amp) { out[i] = in[i] * 2; }
    };
    parallel_for_each(b.extent, both{ b, b });
    const std::vector<int> doubled = b;
    CHECK_EQUAL(doubled[15], 34);

    // The classes with the reference have no amp function themselves.
    parallel_for_each(b.extent, from_constructed(b));
    const constructed object(b);
    parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { object.values[i] += 1; });
    const std::vector<int> raised = b;
    CHECK_EQUAL(raised[15], 135);
    return report();
}
