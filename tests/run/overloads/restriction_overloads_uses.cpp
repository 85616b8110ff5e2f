// Uses, other than plain calls, of overloads that differ only in restrictions:
// pointers and references to them, constant expressions, virtual functions,
// using declarations, unnamed namespaces, noexcept, kernels in cpu bodies.
// L-2.2.2-g, L-2.3.1-e, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <functional>
#include <vector>
#include "check.h"
using namespace concurrency;

float gain(float x) { return x * 2; }
int between;
float gain(float y) restrict(amp) { return y * 3; }
int negated(int x) noexcept { return -x; }
int negated(int x) restrict(amp) { return x * 100; }
static_assert(noexcept(negated(1)), "the cpu one's");

struct shifted
{
    int k;
    int apply(int x) const { return x + k; }
    int apply(int y) const restrict(amp) { return y - k; }
};

constexpr int size(int n) { return 4 * n; }
int size(int n) restrict(amp) { return n; }
static_assert(size(3) == 12, "");
int table[size(2)];
constexpr int twice(int n) { return size(n) * 2; }
static_assert(twice(1) == 8, "");
template <int N> struct buffer { int data[size(N)]; };
enum { five = size(1) + 1 };

struct base
{
    virtual ~base() {}
    virtual int get() { return 1; }
    int get() restrict(amp) { return 2; }
    virtual int other() { return 3; }
};
struct derived : base
{
    int get() { return 10; }
    int other() restrict(amp) { return 4; }
};

struct plain
{
    int f() { return 1; }
    int f() restrict(amp) { return 2; }
};
struct child : plain
{
    using plain::f;
    int f(int) restrict(cpu, amp) { return 5; }
};
namespace lib
{
int g(int) { return 1; }
int g(int) restrict(amp) { return 2; }
}
using lib::g;
namespace
{
int hidden(int a) { return a; }
int hidden(int b) restrict(amp) { return -b; }
}

int total(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    return v[0];
}
int total(array_view<int, 1> v) restrict(amp) { return v[0] + 100; }

int both() restrict(cpu, amp)
{
    child c;
    return c.f() + c.f(1) * 10 + g(1) * 100 + hidden(3) * 1000 + size(1) * 10000;
}

int main()
{
    float (*pointer)(float) = &gain;
    float (&reference)(float) = gain;
    std::function<float(float)> function = pointer;
    CHECK_EQUAL(pointer(1), 2);
    CHECK_EQUAL(reference(1), 2);
    CHECK_EQUAL(function(1), 2);
    std::vector<int> numbers(2, 3);
    std::transform(numbers.begin(), numbers.end(), numbers.begin(), static_cast<int (*)(int)>(negated));
    CHECK_EQUAL(numbers[1], -3);
    int (shifted::*member)(int) const = &shifted::apply;
    shifted s = { 5 };
    CHECK_EQUAL((s.*member)(1), 6);

    CHECK_EQUAL(int(sizeof(table)), 32);
    CHECK_EQUAL(int(sizeof(buffer<1>)), 16);
    CHECK_EQUAL(five, 5);
    derived d;
    base& b = d;
    CHECK_EQUAL(b.get(), 10);
    CHECK_EQUAL(b.other(), 3);
    CHECK_EQUAL(both(), 1 + 50 + 100 + 3000 + 40000);

    std::vector<int> zeros(4);
    array_view<int, 1> v(4, zeros), w(4);
    CHECK_EQUAL(total(v), 1);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        w[0] = both();
        w[1] = int(gain(2.0f)) + negated(1);
        w[2] = s.apply(1);
        w[3] = total(v);
    });
    CHECK_EQUAL(w[0], 2 + 50 + 200 - 3000 + 10000);
    CHECK_EQUAL(w[1], 106);
    CHECK_EQUAL(w[2], -4);
    CHECK_EQUAL(w[3], 101);
    return report();
}
