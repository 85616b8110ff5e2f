// complex_number.h: complex numbers for amp and cpu code. The kernel of
// mandelbrot and its check on the host use them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <amp.h>

template <typename T>
struct complex_number
{
    T re;
    T im;

    complex_number() restrict(cpu, amp) : re(0), im(0) {}
    complex_number(T r, T i) restrict(cpu, amp) : re(r), im(i) {}

    // Returns |z|^2.
    T norm() const restrict(cpu, amp) { return re * re + im * im; }

    complex_number& operator+=(const complex_number& other) restrict(cpu, amp)
    {
        re += other.re;
        im += other.im;
        return *this;
    }
};

template <typename T>
inline complex_number<T> operator+(complex_number<T> a, const complex_number<T>& b) restrict(cpu, amp)
{
    return a += b;
}

template <typename T>
inline complex_number<T> operator*(const complex_number<T>& a, const complex_number<T>& b) restrict(cpu, amp)
{
    return complex_number<T>(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
}

// Returns the number of steps until z = z * z + c leaves the circle of radius
// 2, at most max_steps.
template <typename T>
inline int escape_steps(const complex_number<T>& c, int max_steps) restrict(cpu, amp)
{
    complex_number<T> z;
    int steps = 0;
    while (steps < max_steps && z.norm() <= T(4))
    {
        z = z * z + c;
        ++steps;
    }
    return steps;
}
