// Functions, members, operators, conversions, constructors and templates with
// restrict(...), whose restrictions have any order and may be repeated.
// L-2.1-a, L-2.1-e, L-2.1-f, L-2.1.1-a, L-2.1.1-b, L-2.1.1-h, L-2.1.1-i, L-2.1.1-k, L-2.1.1-l, L-2.1.1-m, L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

int declared_later(int) restrict(amp, cpu);
int plus(int a, int b) restrict(cpu) restrict(amp) { return a + b; }
int minus(int a, int b) restrict(amp, amp) restrict(cpu, amp) { return a - b; }
template <class T> T sq(T x) restrict(amp,cpu) { return x*x; }
template <class T> inline T cube(const T& x) restrict( cpu , amp ) { return sq(x) * x; }
template <> inline float sq<float>(float x) restrict(cpu, amp) { return x * x + 0.5f; }

class fraction
{
    int m_n, m_d;

public:
    fraction() restrict(amp, cpu) : m_n(0), m_d(1) {}
    explicit fraction(int n, int d = 1) restrict(amp, cpu)
        : m_n(n), m_d(d)
    {
    }
    fraction(const fraction& f) restrict(amp, cpu) : m_n(f.m_n), m_d(f.m_d) {}
    ~fraction() restrict(cpu, amp) {}
    fraction& operator=(const fraction& f) restrict(amp, cpu) { m_n = f.m_n; m_d = f.m_d; return *this; }
    fraction& operator*=(const fraction& f) restrict(amp, cpu);
    fraction& operator++() restrict(amp, cpu) { m_n += m_d; return *this; }
    fraction operator++(int) restrict(amp, cpu) { fraction old(*this); ++*this; return old; }
    fraction operator-() const restrict(amp, cpu) { return fraction(-m_n, m_d); }
    operator float() const restrict(amp, cpu) { return static_cast<float>(m_n) / m_d; }
    explicit operator bool() const restrict(amp, cpu) { return m_n != 0; }
    int operator[](int i) const restrict(amp, cpu) { return i == 0 ? m_n : m_d; }
    int operator()(int a) const restrict(amp, cpu) { return m_n * a; }
    static fraction half() restrict(amp, cpu) { return fraction(1, 2); }
    template <int N> fraction times() const restrict(amp, cpu) { return fraction(m_n * N, m_d); }
    int only_amp() const restrict(amp) { return m_n * 1000 + m_d; }
    friend fraction operator*(fraction a, const fraction& b) restrict(amp, cpu) { return a *= b; }
    friend bool operator==(const fraction& a, const fraction& b) restrict(amp, cpu);
};

fraction& fraction::operator*=(const fraction& f) restrict(amp, cpu)
{
    m_n *= f.m_n;
    m_d *= f.m_d;
    return *this;
}

bool operator==(const fraction& a, const fraction& b) restrict(amp, cpu) { return a.m_n * b.m_d == b.m_n * a.m_d; }

float evaluate(int n) restrict(cpu, amp)
{
    fraction f(n, 3);
    fraction g = f * fraction::half();
    g++;
    f = -g.times<6>();
    if (!f || f == g)
        return 0.0f;
    return f + plus(f[0], minus(f[1], f(1))) + sq(3) + cube(2.0f) + declared_later(1);
}

int declared_later(int n) restrict(cpu, amp) { return n + 100; }

int main()
{
    std::vector<float> data(10);
    std::vector<int> ints(10);
    array_view<float, 1> v(data);
    array_view<int, 1> w(ints);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = evaluate(i[0]);
        w[i] = fraction(i[0], 7).only_amp();
    });
    for (int i = 0; i < 10; ++i)
        CHECK_EQUAL(v[i], evaluate(i));
    CHECK_EQUAL(w[9], 9007);
    CHECK_EQUAL(evaluate(3), -9.0f + (-54 + 6 + 54) + 9 + 9 + 101);
    return report();
}
