// Macros that define whole functions, operators and structs with restrict(...),
// by token pasting and with parameters.
// L-2.1-j, L-2.1.1-a, L-2.1.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

#define DEFINE_BINARY(name, op) \
    inline int name(int a, int b) restrict(cpu, amp) { return a op b; }

#define DEFINE_VECTOR(T) \
    struct T##_2 \
    { \
        T x, y; \
        T##_2(T a, T b) restrict(amp, cpu) : x(a), y(b) {} \
        T dot(const T##_2& o) const restrict(amp, cpu) { return x * o.x + y * o.y; } \
    }; \
    inline T##_2 operator+(T##_2 a, T##_2 b) restrict(amp, cpu) \
    { \
        return T##_2(a.x + b.x, a.y + b.y); \
    }

DEFINE_BINARY(add, +)
DEFINE_BINARY(sub, -)
DEFINE_BINARY(shl, <<)
DEFINE_VECTOR(int)
DEFINE_VECTOR(float)

// A macro that occurs in the body only.
#define LOCAL_SQUARE(x) ((x) * (x))

int main()
{
    std::vector<float> data(6);
    array_view<float, 1> v(data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = add(2, 3);
        v[1] = sub(2, 3);
        v[2] = shl(2, 3);
        v[3] = (int_2(1, 2) + int_2(3, 4)).dot(int_2(1, 10));
        v[4] = (float_2(0.5f, 2) + float_2(3, 4)).dot(float_2(1, 10));
        v[5] = LOCAL_SQUARE(v[0]);
    });
    const float expected[] = { 5, -1, 16, 64, 63.5f, 25 };
    for (int i = 0; i < 6; ++i)
        CHECK_EQUAL(v[i], expected[i]);
    CHECK_EQUAL(shl(1, 4), 16);
    return report();
}
