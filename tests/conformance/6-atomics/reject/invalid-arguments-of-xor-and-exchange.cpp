// atomic_fetch_xor and atomic_exchange must not take double, bool, const or missing arguments.
//
// reject: AT-6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f1(float *p) restrict(amp)
{
    atomic_fetch_xor(p, 1.0f); // ERROR
}
void f2(double *p) restrict(amp)
{
    atomic_fetch_xor(p, 1); // ERROR
}
void f3(bool *p) restrict(amp)
{
    atomic_fetch_xor(p, 1); // ERROR
}
void f4(const int *p) restrict(amp)
{
    atomic_fetch_xor(p, 1); // ERROR
}
void f5(int &p) restrict(amp)
{
    atomic_fetch_xor(p, 1); // ERROR
}
void f6(int *p) restrict(amp)
{
    atomic_fetch_xor(p); // ERROR
}
void f7(int *p, unsigned *q) restrict(amp)
{
    atomic_fetch_xor(p, q); // ERROR
}
void f8(double *p) restrict(amp)
{
    atomic_exchange(p, 1); // ERROR
}
void f9(bool *p) restrict(amp)
{
    atomic_exchange(p, 1); // ERROR
}
void f10(const int *p) restrict(amp)
{
    atomic_exchange(p, 1); // ERROR
}
void f11(int &p) restrict(amp)
{
    atomic_exchange(p, 1); // ERROR
}
void f12(int *p) restrict(amp)
{
    atomic_exchange(p); // ERROR
}
void f13(int *p, unsigned *q) restrict(amp)
{
    atomic_exchange(p, q); // ERROR
}
void f14(float *p) restrict(amp)
{
    atomic_fetch_inc(p); // ERROR
}
