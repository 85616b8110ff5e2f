// Positions of restrict(...): before noexcept, trailing return types and
// attributes; on ref-qualified, defaulted and deleted members, out-of-line
// members of nested templates, friends, explicit instantiations and mutable
// lambdas.
// L-2.1.1-c, L-2.1.1-d, L-2.1.1-f, L-2.1.1-g, L-2.1.1-j, L-2.1.1-o, L-2.1.1-p, L-2.1.1-q, L-2.1.1-w, L-2.1.2-a, L-2.1-c, L-2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

int one() restrict(amp, cpu) noexcept { return 1; }
auto two() restrict(amp, cpu) -> int { return 2; }
auto three(int x) restrict(cpu, amp) noexcept(true) -> decltype(x + two()) { return x + two(); }
auto four() restrict(amp, cpu) { return 4; }
template <typename T> auto five(T x) restrict(amp, cpu) -> decltype(x * x) { return x * x; }
template auto five<int>(int x) restrict(amp, cpu) -> int;

struct counter
{
    int n;
    counter() restrict(amp, cpu) = default;
    counter(int x) restrict(amp, cpu) noexcept : n(x) {}
    counter(const counter&) restrict(amp, cpu) = default;
    counter& operator=(const counter&) restrict(amp, cpu) = default;
    counter& operator=(int) restrict(amp, cpu) = delete;
    ~counter() restrict(amp, cpu) = default;
    int get() & restrict(amp, cpu) { return n; }
    int get() const & restrict(amp, cpu) noexcept { return n + 10; }
    int get() && restrict(amp, cpu) { return n + 100; }
    auto next() const restrict(amp, cpu) -> counter { return counter(n + 1); }
    template <typename T> struct nested
    {
        T value;
        template <typename U> auto add(U u) const restrict(amp, cpu) -> T;
    };
    friend int peek(const counter& c) restrict(amp, cpu) { return c.n; }
};

template <typename T>
template <typename U>
auto counter::nested<T>::add(U u) const restrict(amp, cpu) -> T
{
    return value + static_cast<T>(u);
}

int all() restrict(cpu, amp)
{
    counter c(1);
    const counter d = c.next();
    counter::nested<int> n = { 1000 };
    return one() + two() + three(3) + four() + five(5) + c.get() + d.get() + counter(5).get() + peek(d) + n.add(0.5f);
}

// `restrict` and `amp` are ordinary names elsewhere.
int restrict(int amp) { return amp + 1; }

int main()
{
    int cpu = restrict(4), amp = 6;
    std::vector<int> data(8);
    array_view<int, 1> v(data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) noexcept -> void
    {
        int restrict = i[0];
        auto bump = [=]() mutable -> int { restrict += 1; return restrict; };
        v[i] = all() + cpu + amp + bump() + bump();
    });
    const int expected = 1 + 2 + 5 + 4 + 25 + 1 + 12 + 105 + 2 + 1000;
    CHECK_EQUAL(all(), expected);
    CHECK_EQUAL(v[7], expected + 5 + 6 + 8 + 9);
    auto host = [amp](int y) mutable restrict(cpu) noexcept -> int { amp += y; return amp; };
    CHECK_EQUAL(host(1), 7);
    return report();
}
