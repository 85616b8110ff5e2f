// A kernel must not capture accelerators, views of accelerators or completion futures.
//
// reject: R-3.2.6-j, P-7.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(accelerator a, accelerator_view v, completion_future c, array_view<int> r) {
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = a.get_version(); }); // ERROR
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = v.get_is_debug(); }); // ERROR
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { c.wait(); }); // ERROR
}
int g() restrict(amp) {
  accelerator b; // ERROR
  completion_future d; // ERROR
  return accelerator::get_all().size(); // ERROR
}
int main() {}
