// An amp function template must not call a function object whose call operator is cpu.
//
// reject: L-2.4.3.4-b, L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct cpu_add
{
    int by;
    int operator()(int x) const { return x + by; }
};
template <typename F> int twice(F f, int x) restrict(amp)
{
    return f(f(x)); // ERROR
}

int use(int x) restrict(amp)
{
    auto fine = [](int y) { return y + 1; };
    return twice(fine, x) + twice(cpu_add{2}, x);
}
