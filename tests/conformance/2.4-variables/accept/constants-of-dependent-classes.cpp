// Amp code may read template arguments, enumerators and constants of dependent classes.
//
// accept: L-2.4.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T> struct limits;
template <> struct limits<int>
{
    static const int bits = 31;
    enum { bytes = 4 };
};
template <> struct limits<double>
{
    static constexpr int bits = 53;
    enum { bytes = 8 };
};
template <typename T, int Shift, bool Negate = false> struct scaler
{
    static const int shift = Shift + 1;
    T operator()(T x) const restrict(cpu, amp)
    {
        T r = x * T(1 << shift) + T(limits<T>::bits) + T(limits<T>::bytes);
        return Negate ? -r : r;
    }
};
inline constexpr int inline_constant = 3;

int main()
{
    double data[3] = {};
    array_view<double, 1> v(3, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = scaler<int, 2>()(1);
        v[1] = scaler<double, 0, true>()(0.5);
        v[2] = inline_constant;
    });
    check("int", v[0], 8 + 31 + 4);
    check("double", v[1], -(1 + 53 + 8));
    check("inline", v[2], 3);
    return failures;
}
