// A using directive in a function: only names that move out of the function are qualified.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <vector>

int main()
{
    using namespace concurrency;
    std::vector<int> a(4);
    array_view<int> v(4, a);
    accelerator_view where = accelerator().default_view;
    extent<1> shape = v.extent;
    parallel_for_each(where, shape, [=](index<1> i) restrict(amp) { v[i] = shape[0]; });
    return v[0] - 4;
}

//CHECK:struct main_kernel
//CHECK-NEXT:{
//CHECK-NEXT:    concurrency::array_view<int> v;
//CHECK-NEXT:    concurrency::extent<1> shape;
//CHECK:int main()
//CHECK-NEXT:{
//CHECK-NEXT:    using namespace concurrency;
//CHECK-NEXT:    std::vector<int> a(4);
//CHECK-NEXT:    array_view<int> v(4, a);
//CHECK-NEXT:    accelerator_view where = accelerator().get_default_view();
//CHECK-NEXT:    extent<1> shape = v.extent;
