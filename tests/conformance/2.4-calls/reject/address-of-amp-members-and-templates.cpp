// Host code must not take the address of an amp member function or template instance.
//
// reject: L-2.4.3.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int n;
    int get() const restrict(amp) { return n; }
    static int zero() restrict(amp) { return 0; }
};
template <typename T> T twice(T x) restrict(amp) { return x + x; }

void host()
{
    auto a = &s::get;      // ERROR
    auto b = &s::zero;     // ERROR
    auto c = &twice<int>;  // ERROR
    (void)a, (void)b, (void)c;
}
