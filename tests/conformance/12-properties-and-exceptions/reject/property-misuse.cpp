// Code must not call a property, take its address or name a property that the class does not have.
//
// reject: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(accelerator a, array<int, 2> &x, array_view<int, 1> v, const array_view<int, 1> &cv)
{
    std::wstring *p = &a.device_path; // ERROR
    std::wstring &r = a.device_path; // ERROR
    a.version++; // ERROR
    --a.version; // ERROR
    a.description += L"x"; // ERROR
    extent<2> *e = &x.extent; // ERROR
    extent<1> &er = v.extent; // ERROR
    x.extent += 1; // ERROR
    ++v.extent; // ERROR
    cv.extent = extent<1>(2); // ERROR
    a.device_path(); // ERROR
    x.extent(0); // ERROR
    a.get_device_path = 1; // ERROR
    a.no_such_property; // ERROR
    v.accelerator_view; // ERROR
    x.source_accelerator_view; // ERROR
    v.rank = 2; // ERROR
}
int main() {}
