// Amp functions must not create, copy or assign arrays or query their accelerator.
//
// reject: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

void f1(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    a1.get_accelerator_view(); // ERROR
}
void f2(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    ca1.get_associated_accelerator_view(); // ERROR
}
void f3(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    a1.get_cpu_access_type(); // ERROR
}
void f4(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    a1.accelerator_view; // ERROR
}
void f5(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    ca1.cpu_access_type; // ERROR
}
void f6(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    a1.copy_to(a1); // ERROR
}
void f7(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    a1 = ca1; // ERROR
}
void f8(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    array<int> x(10); // ERROR
}
void f9(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    array<int, 2> x(10, 10); // ERROR
}
void f10(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    array<int> x(ca1); // ERROR
}
void f11(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    array<int> x = ca1; // ERROR
}
void f12(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    std::vector<int> x = a1; // ERROR
}
void f13(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    copy(ca1, a1); // ERROR
}
void f14(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp)
{
    copy_async(ca1, a1); // ERROR
}
