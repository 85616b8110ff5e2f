// Host code must not cast a function to a pointer type with an amp restriction.
//
// reject: L-2.3.3-c, L-2.3.3-e, L-2.4.3.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) { return x; }

void g()
{
    auto a = (int (*)(int) restrict(amp))f;                         // ERROR
    auto b = reinterpret_cast<int (*)(int) restrict(cpu, amp)>(&f); // ERROR
    auto c = static_cast<int (*)(int) restrict(amp)>(&f);           // ERROR
    (void)a, (void)b, (void)c;
}
