// Code must not assign to a property of accelerator, accelerator_view, array or array_view.
//
// reject: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(accelerator a, accelerator_view v, array<int, 2> &b, array_view<int, 2> w)
{
    a.description = L"x"; // ERROR
    a.version = 1; // ERROR
    a.default_view = v; // ERROR
    a.is_debug = true; // ERROR
    a.dedicated_memory += 1; // ERROR
    v.queuing_mode = queuing_mode_immediate; // ERROR
    v.accelerator = a; // ERROR
    b.extent = extent<2>(1, 1); // ERROR
    w.extent = extent<2>(1, 1); // ERROR
    b.cpu_access_type = access_type_read; // ERROR
    w.source_accelerator_view = v; // ERROR
}
int main() {}
