// The bodies of a pair can start on the line of the opening brace and have several lines.
//
// accept: L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;

namespace apart {
int f(int x) restrict(amp) { x += 10;
    return x; }
int base();
int f(int y) restrict(cpu) { int k = base();
    return y + k; }
int base() { return 2; }
} // namespace apart

struct window
{
    int low, high;
    bool has(int x) const restrict(amp) { return x >= low
        && x < high; }
    bool has(int x) const restrict(cpu) { return x >= low
        && x <= high; }
    window(int n) restrict(cpu) : low(0), high(n) { high += 1;
        low -= 1; }
    window(int n) restrict(amp) : low(0), high(n) { /* a comment */ high += 2;
        low -= 2; }
};

template <typename T> class tracked
{
    T value_;
    int steps_ = 0;

public:
    tracked(T v) restrict(cpu, amp) : value_(v) {}
    friend tracked operator+(const tracked &a, const tracked &b) restrict(cpu)
    {
        tracked r(a.value_ + b.value_);
        r.steps_ = 1;
        return r;
    }
    friend tracked operator+(const tracked &a, const tracked &b) restrict(amp)
    {
        tracked r(a.value_ + b.value_);
        r.steps_ = 100;
        return r;
    }
    int steps() const restrict(cpu, amp) { return steps_; }
};

// Each instance of the class template has its own friends.
template <typename T> int sum_steps(T a, T b) restrict(cpu, amp)
{
    const tracked<T> sum = tracked<T>(a) + tracked<T>(b);
    return sum.steps();
}

int main()
{
    int out[6];
    array_view<int> v(6, out);
    struct fill
    {
        array_view<int> target;
        static int square(int x) restrict(cpu, amp) { return x * x; }
        void operator()(index<1>) const restrict(amp)
        {
            struct holder // moves together with the class around it
            {
                int n;
                holder(int x) : n(square(x)) {}
            };
            target[5] = holder(5).n;
        }
    };
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = apart::f(1);
        window w(4);
        v[1] = w.has(6) * 2 + w.has(5);
        v[2] = w.low;
        v[3] = sum_steps(1, 2);
        v[4] = sum_steps(1.0f, 2.0f);
    });
    parallel_for_each(extent<1>(1), fill{v});
    const int expected[6] = {11, 1, -2, 100, 100, 25};
    for (int i = 0; i < 6; ++i)
        if (v[i] != expected[i])
            return std::printf("element %d is %d and not %d\n", i, v[i], expected[i]), 1;
    window w(4);
    return apart::f(1) == 3 && w.has(5) && !w.has(6) && w.low == -1 && sum_steps(1, 2) == 1 &&
                   sum_steps(1.0, 2.0) == 1 && fill::square(3) == 9
               ? 0
               : 1;
}
