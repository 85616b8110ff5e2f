// Overloads that differ only in restrictions, whose bodies have other code
// between them or differ in more than their text: operators, conversions,
// constructors, default arguments, exception specifications, different
// parameter names, declarations and macros between the bodies.
// L-2.2.2-a, L-2.3.2-a, L-2.3.2.1-d, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// The parameters swap names; another overload is declared in between; a macro
// changes.
int order(int a, int b) { return a * 10 + b; }
int order(int b, int a) restrict(amp) { return b * 100 + a; }
int inner(long) restrict(amp, cpu) { return 1; }
int outer(int) { return inner(1); }
int inner(int) restrict(amp, cpu) { return 2; }
int outer(int) restrict(amp) { return inner(1); }
#define WEIGHT 1
int weight() { return WEIGHT; }
#undef WEIGHT
#define WEIGHT 2
int weight() restrict(amp) { return WEIGHT; }

// The cpu function is called, also by itself, before the amp function is
// declared.
int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
int before(int n) { return factorial(n) + 1; }
int factorial(int n) restrict(amp)
{
    int product = 1;
    for (int i = 2; i <= n; ++i)
        product *= i;
    return -product;
}

enum mode { fast, precise };
float root(float x, mode m = precise) { return m == precise ? x : 0; }
float root(float x, mode m = fast) restrict(amp) { return m == fast ? x * 2 : 0; }
int one_sided(int x, int y = 3) { return x + y; }
int one_sided(int x, int y) restrict(amp) { return x - y; }
int throws(int x)
{
    if (x < 0)
        throw x;
    return x;
}
int throws(int x) restrict(amp) noexcept { return x * 2; }

template <typename T>
struct wrap
{
    typedef T type;
    T v;
    explicit wrap(T x) restrict(cpu, amp) : v(x) {}
    operator T() const;
    operator T() const restrict(amp);
    wrap& operator=(T x) { v = x; return *this; }
    wrap& operator=(T y) restrict(amp) { v = y * 2; return *this; }
    wrap& operator++() { v += 2; return *this; }
    wrap operator++(int) { wrap old = *this; v += 1; return old; }
    wrap& operator++() restrict(amp) { v += 20; return *this; }
    wrap operator++(int) restrict(amp) { wrap old = *this; v += 10; return old; }
    friend bool operator<(const wrap& a, const wrap& b) { return a.v < b.v; }
    friend bool operator<(const wrap& l, const wrap& r) restrict(amp) { return l.v > r.v; }
};
template <typename T> wrap<T>::operator T() const { return v; }
template <typename U> wrap<U>::operator U() const restrict(amp) { return v + 1; }

struct base
{
    int a;
    base(int x) : a(x) {}
    base(int x) restrict(amp) : a(x + 100) {}
};
struct item : base
{
    int n;
    float f;
    item();
    item() restrict(amp);
    item(int x, float y = 1);
    item(int p, float q = 2) restrict(amp);
    template <typename T> item(T t, int, int) : base(1), n(int(t)), f(0) {}
    template <typename U> item(U u, int, int) restrict(amp) : base(2), n(int(u) * 2), f(0) {}
};
item::item() : base(1), n(5), f(0) {}
item::item(int x, float y) : base(x), n(x), f(y) { n += 1; }
item::item() restrict(amp) : base(2), n(6), f(0) {}
item::item(int p, float q) restrict(amp) : base(p * 2), n(p * 2), f(q) { n += 2; }

const int count = 15;
void all(int* out) restrict(cpu, amp)
{
    out[0] = order(1, 2);
    out[1] = outer(0);
    out[2] = weight();
    out[3] = factorial(4);
    out[4] = int(root(3));
    out[5] = throws(1);
    wrap<int> w(1);
    w = 3;
    w++;
    ++w;
    out[6] = w;
    out[7] = wrap<int>(1) < wrap<int>(2);
    item a, b(3), c(2.5f, 0, 0);
    out[8] = a.a;
    out[9] = a.n;
    out[10] = b.a;
    out[11] = b.n;
    out[12] = int(b.f);
    out[13] = c.a;
    out[14] = c.n;
}

int main()
{
    const int on_cpu[count] = { 12, 1, 1, 24, 3, 1, 6, 1, 1, 5, 3, 4, 1, 1, 2 };
    const int on_amp[count] = { 102, 2, 2, -24, 6, 2, 37, 0, 102, 6, 106, 8, 2, 102, 4 };
    int out[count];
    all(out);
    array_view<int, 1> v(count);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        int local[count];
        all(local);
        for (int i = 0; i < count; ++i)
            v[i] = local[i];
    });
    for (int i = 0; i < count; ++i)
    {
        CHECK_EQUAL(out[i], on_cpu[i]);
        CHECK_EQUAL(v[i], on_amp[i]);
    }
    CHECK_EQUAL(before(3), 7);
    CHECK_EQUAL(one_sided(1), 4);
    int caught = 0;
    try
    {
        throws(-5);
    }
    catch (int x)
    {
        caught = x;
    }
    CHECK_EQUAL(caught, -5);
    return report();
}
