// Cpu overloads that launch kernels. The compilers must generate these kernels
// for the device, although only host code calls the overloads.
// L-2.3.2-a, P-7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

int first(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    return v[0];
}
int first(array_view<int, 1> v) restrict(amp) { return v[0] + 100; }

template <typename T> T second(array_view<T, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += T(2); });
    return v[0];
}
template <typename T> T second(array_view<T, 1> v) restrict(amp) { return v[0] + 200; }

template <typename F> void apply(array_view<int, 1> v, F f)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
}
struct grow
{
    int by;
    int operator()(int x) const restrict(amp) { return x + by; }
};
int third(array_view<int, 1> v)
{
    apply(v, grow{3});
    return v[0];
}
int third(array_view<int, 1> v) restrict(amp) { return v[0] + 300; }

template <typename T> class counter
{
public:
    explicit counter(array_view<T, 1> v) restrict(cpu, amp) : view(v) {}
    T next() const
    {
        array_view<T, 1> v = view;
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 4; });
        return v[0];
    }
    T next() const restrict(amp) { return view[0] + 400; }

private:
    array_view<T, 1> view;
};

void nothing(int &x) { x = 66; }
void nothing(int &) restrict(amp) {}

int all(array_view<int, 1> v) restrict(cpu, amp)
{
    int x = 5;
    nothing(x);
    return first(v) + second(v) + third(v) + counter<int>(v).next() + x;
}

int main()
{
    std::vector<int> numbers(3, 10), result(1);
    array_view<int, 1> v(3, numbers), r(1, result);
    parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = all(v); });
    CHECK_EQUAL(r[0], 4 * 10 + 1000 + 5);
    CHECK_EQUAL(all(v), 11 + 13 + 16 + 20 + 66);
    CHECK_EQUAL(v[2], 20);
    return report();
}
