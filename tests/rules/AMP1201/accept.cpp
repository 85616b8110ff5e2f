// Fundamental types that amp code has, under all of their names, and types that only template arguments name.
// L-2.4.1.2-a, L-2.4.1.2-d, L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
#include <cstdint>
#include <type_traits>
using namespace concurrency;


template <typename T>
T zero() restrict(amp)
{
    return std::is_same<T, char>::value ? T() : T(0);
}
template <typename T>
struct box
{
    T held;
    T get(T fallback) const restrict(cpu, amp) { return held ? held : fallback; }
};
int short_on_the_cpu(short s) restrict(cpu) { return s; }

int f(int x) restrict(amp)
{
    bool a = x > 0;
    unsigned b = 1;
    unsigned long c = 2;
    std::size_t d = 3;
    std::int64_t e = 4;
    std::uint32_t g = 5;
    double h = 6;
    float k = 7;
    (void)k;
    return x + int(a + b + c + d + e + g + h) + zero<int>() + int(sizeof(double)) - 30;
}

int main()
{
    box<char> letter = {'a'}; // its functions are not called in amp code
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 1 && short_on_the_cpu(1) && letter.held == 'a' ? 0 : 1;
}
