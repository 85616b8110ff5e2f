// Members that differ only in restrictions: constructors, operators,
// conversions, static members, members of templates.
// L-2.2.2-a, L-2.2.2-b, L-2.2.2-c, L-2.3.2-o, L-2.3.2-p, L-2.3.2.1-e, P-7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

struct tagged
{
    int tag;
    int value;
    tagged() : tag(1), value(0) {}
    tagged() restrict(amp) : tag(2), value(0) {}
    explicit tagged(int v) restrict(cpu) : tag(10), value(v + 1) {}
    explicit tagged(int v) restrict(amp) : tag(20), value(v + 2) { value *= 10; }
    ~tagged() restrict(cpu, amp) {}

    int get() const { return value + 100; }
    int get() const restrict(amp) { return value + 200; }
    tagged& operator+=(int n) { value += n; return *this; }
    tagged& operator+=(int n) restrict(amp) { value += 10 * n; return *this; }
    operator float() const restrict(cpu) { return 0.25f; }
    operator float() const restrict(amp) { return 0.5f; }
    static int place() { return 1; }
    static int place() restrict(amp) { return 2; }
};

// Its implicit constructor has both restrictions, because its member has a
// constructor for each.
struct holder
{
    tagged t;
};

int operator*(const tagged& a, int n) { return a.value * n; }
int operator*(const tagged& a, int n) restrict(amp) { return a.value * n + 7; }

template <typename T>
struct box
{
    T x;
    T get() const restrict(cpu) { return x; }
    T get() const restrict(amp);
};
template <typename T>
T box<T>::get() const restrict(amp) { return x + x; }

int all(int* out) restrict(cpu, amp)
{
    tagged a;
    tagged b(3);
    holder h;
    out[0] = a.tag;
    out[1] = b.tag;
    out[2] = b.value;
    out[3] = b.get();
    b += 4;
    out[4] = b.value;
    out[5] = static_cast<int>(static_cast<float>(b) * 100);
    out[6] = tagged::place();
    out[7] = h.t.tag;
    out[8] = a * 5;
    box<int> x = { 21 };
    out[9] = x.get();
    return 10;
}

struct kernel
{
    array_view<int, 1> v;
    void operator()(index<1>) const { v[0] = -1; }
    void operator()(index<1>) const restrict(amp)
    {
        int out[10];
        const int n = all(out);
        for (int i = 0; i < n; ++i)
            v[i] = out[i];
    }
};

int main()
{
    const int on_cpu[] = { 1, 10, 4, 104, 8, 25, 1, 1, 0, 21 };
    const int on_amp[] = { 2, 20, 50, 250, 90, 50, 2, 2, 7, 42 };
    int out[10];
    all(out);
    std::vector<int> data(10);
    array_view<int, 1> v(data);
    kernel k = { v };
    parallel_for_each(extent<1>(1), k);
    for (int i = 0; i < 10; ++i)
    {
        CHECK_EQUAL(out[i], on_cpu[i]);
        CHECK_EQUAL(v[i], on_amp[i]);
    }
    k(index<1>(0));
    CHECK_EQUAL(v[0], -1);
    return report();
}
