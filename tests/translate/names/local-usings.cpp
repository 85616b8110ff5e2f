// A name that the using directive of a function makes visible is qualified only if it moves with a kernel.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip
// RUN: %code %t.hip | FileCheck %s
// RUN: %syntax %t.hip

#include <amp.h>
#include <iostream>

// CHECK: concurrency::array_view<int, 1> v;
// CHECK: operator()(concurrency::index<1> i) const
void kernel(int *data)
{
    using namespace concurrency;
    using std::cout;
    using std::endl;
    // CHECK: {{^}}    array_view<int, 1> v(10, data);
    array_view<int, 1> v(10, data);
    // CHECK: parallel_for_each(extent<1>(10), kernel_kernel{v});
    parallel_for_each(extent<1>(10), [=](index<1> i) restrict(amp) { v[i] = i[0]; });
    // CHECK: {{^}}    cout << accelerator().get_default_view().get_is_debug() << endl;
    cout << accelerator().default_view.is_debug << endl;
}

// CHECK: int host()
// CHECK: {{^}}    using concurrency::index;
// CHECK: {{^}}    accelerator a;
// CHECK: {{^}}    index<1> i(3);
// CHECK: {{^}}    wcout << a.get_description() << endl;
int host()
{
    using namespace concurrency;
    using namespace std;
    using concurrency::index;
    accelerator a;
    index<1> i(3);
    wcout << a.description << endl;
    return i[0];
}
