// The valid positions of a restriction specifier in declarators of all kinds. L-2.1.1-a to L-2.1.1-w
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int plain(int x) restrict(cpu, amp) noexcept { return x; }
auto trailing(int x) restrict(cpu, amp) noexcept(true) -> int { return x; }
[[nodiscard]] static auto attributed(int x) restrict(cpu, amp) [[]] -> int { return x; }
template <int N, int M = (N > 2)> int templated(int x) restrict(cpu, amp) [[]] { return x + N + M; }
double half(double x) { return x / 2; }
double (*pick(int) restrict(cpu))(double) restrict(cpu) { return half; }
struct members
{
    int n = 0;
    int first() const & restrict(cpu, amp) noexcept { return n; }
    int second() && restrict(cpu, amp) { return n + 1; }
    explicit operator bool() const restrict(cpu, amp) { return n != 0; }
    operator const int *() const restrict(cpu) { return &n; }
    bool operator<(const members &o) const restrict(cpu, amp) { return n < o.n; }
    int operator()(int x) const restrict(cpu, amp) { return x + n; }
    members() restrict(cpu, amp) = default;
    members(int k) restrict(cpu, amp) : n{k} {}
    members(const members &) restrict(cpu, amp) = default;
    void gone() restrict(amp) = delete;
};
struct base
{
    virtual ~base() {}
    virtual int run() restrict(cpu) = 0;
};
struct derived final : base
{
    int run() restrict(cpu) override { return 5; }
};

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) noexcept -> void {
        members m(2);
        v[i] = plain(1) + trailing(1) + attributed(1) + templated<3>(1) + m.first() + members(1).second() + m(1) +
               (members(1) < m ? 100 : 0) + (m ? 1000 : 0);
    });
    v.synchronize();
    return data[0] == 1 + 1 + 1 + 5 + 2 + 2 + 3 + 1100 && pick(1)(3.0) == 1.5 && derived().run() == 5 ? 0 : 1;
}
