// Functions restricted to cpu and amp must not refresh or discard a view.
//
// reject: R-5.2.3-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(array_view<int, 1> v) restrict(cpu, amp)
{
    v[0] = 1;
    v.refresh(); // ERROR
}
template <typename V> void g(const V &v) restrict(cpu, amp) { v.discard_data(); } // ERROR
void h(array_view<int, 2> v) { g(v); }
int main() {}
