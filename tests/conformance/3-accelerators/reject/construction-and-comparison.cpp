// Accelerators and views have no implicit construction from strings or each other and no ordering.
//
// reject: R-3.3.3-a, R-3.2.2-c, G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(accelerator a, accelerator_view v)
{
    accelerator_view n; // ERROR
    accelerator s = std::wstring(L"cpu"); // ERROR
    accelerator t = L"cpu"; // ERROR
    accelerator u("cpu"); // ERROR
    accelerator_view w = a; // ERROR
    accelerator_view x(a); // ERROR
    accelerator y(v); // ERROR
    a == v; // ERROR
    a.create_view(0); // ERROR
    accelerator::set_default("cpu"); // ERROR
    a < a; // ERROR
}
int main() {}
