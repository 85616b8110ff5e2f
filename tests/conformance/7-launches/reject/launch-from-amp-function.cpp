// An amp or cpu,amp function must not launch a kernel.
//
// reject: P-7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class K> void launch(extent<1> e, K k) restrict(amp) {
    parallel_for_each(e, k); // ERROR
}
template void launch<int>(extent<1>, int) restrict(amp);
void f(array_view<int> v) restrict(cpu, amp) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
}
int main() {}
