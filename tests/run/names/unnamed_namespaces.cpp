// Kernels in named, unnamed and inline namespaces, and in one that a using
// directive nominates. nvcc gives all unnamed namespaces the same name.
// P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp.h>
using namespace concurrency;
namespace lib {
inline namespace v1 {
void fill(array_view<int> v, int n)
{
    struct offset { int by; };
    offset o = {n};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] + o.by; });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
}
template <class T> void each(array_view<T> v, T n)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += n; });
}
}
void twice(array_view<int> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
}
}
inline namespace outer {
static void add(array_view<int> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 3; });
}
}
static void subtract(array_view<int> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] -= 1; });
}
namespace app {
namespace { int base() restrict(cpu, amp) { return 3; } }
void triple(array_view<int> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= base(); });
}
}
using namespace app;
int main()
{
    array<int> a(4);
    array_view<int> v(a);
    lib::fill(v, 5);
    lib::each(v, 2);
    lib::twice(v);
    add(v);
    subtract(v);
    triple(v);
    for (int i = 0; i < 4; ++i)
        if (v[i] != ((i + 8) * 2 + 2) * 3)
            return 1;
    return 0;
}
