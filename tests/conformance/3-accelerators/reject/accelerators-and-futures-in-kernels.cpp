// A kernel must not use accelerators, completion futures or host-only members of arrays.
//
// reject: R-3.2.6-j, R-5.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
  accelerator acc;
  accelerator_view av = acc.default_view;
  completion_future f;
  int o[1];
  array_view<int> v(1, o);
  array<int> a(1);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = acc.version; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { av.wait(); }); // ERROR
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { f.wait(); }); // ERROR
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { a.accelerator_view; }); // ERROR
  parallel_for_each(
      v.extent, [&](index<1> i) restrict(amp) {
        a.data();
        a[i] = 1;
      });
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { a.copy_to(v); }); // ERROR
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { v.refresh(); }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v.synchronize_async(); }); // ERROR
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { accelerator().wait_for_all(); }); // ERROR
}
