// direct3d functions must not be called in cpu code or with wrong names and arguments.
//
// reject: MA-9.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace d = concurrency::direct3d;
int a(int i) { return d::abs(i); } // ERROR
unsigned b(unsigned u) restrict(cpu, amp) { return d::countbits(u); } // ERROR
void f(int i, unsigned u, float x, double y) restrict(amp)
{
    d::clamp(i, x, i); // ERROR
    d::max(i, i); // ERROR
    d::mad(i, u, x); // ERROR
    d::saturate(); // ERROR
    d::dot(x, x); // ERROR
    d::lerp(x, x, x); // ERROR
    d::clamp(u, x); // ERROR
    concurrency::countbits(u); // ERROR
    d::noise(x, x); // ERROR
}
int main() {}
