// An amp function must not synchronize, refresh, copy or create views, also of const elements.
//
// reject: R-5.2.3-e, R-5.2.3-i, R-5.2.3-j, R-5.2.2-e, R-5.2.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(array_view<int, 1> v, array_view<const int, 1> c, array_view<int, 2> w) restrict(amp)
{
    v.synchronize(); // ERROR
    v.synchronize(access_type_write); // ERROR
    c.synchronize(); // ERROR
    v.refresh(); // ERROR
    c.refresh(); // ERROR
    v.discard_data(); // ERROR
    v.copy_to(v); // ERROR
    c.copy_to(v); // ERROR
    v.synchronize_async(); // ERROR
    v.get_source_accelerator_view(); // ERROR
    array_view<int, 1> n(10); // ERROR
    array_view<int, 2> m(extent<2>(1, 2)); // ERROR
    return v[0] + w.extent[0];
}
int main() {}
