// An instance of a cpu,amp template must not call a functor whose call operator is cpu-only.
//
// reject: L-2.3.2.1-e, L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct cpu_square
{
    int operator()(int x) const { return x * x; }
};
struct square
{
    int operator()(int x) const restrict(cpu, amp) { return x * x; }
};
template <typename F> int apply(F f, int x) restrict(cpu, amp)
{
    return f(x); // ERROR
}
int use(int x) { return apply(square(), x) + apply(cpu_square(), x); }
