// Amp code must not create, capture or use accelerators, accelerator views, completion futures or
// exceptions.
//
// reject: R-3.2.6-j, R-5.1-h, P-7.1-b, R-3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

extern accelerator gacc;

// A kernel must not create, capture or list accelerators and accelerator views.
namespace accelerators_in_kernels {
struct K {
  array_view<int, 1> v;
};
void f(array_view<int, 1> v) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        accelerator a; // expected-error
        v[i] = 1;
      });
}
void g(array_view<int, 1> v, accelerator a) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = a.version; // expected-error
      });
}
void h(array_view<int, 1> v, accelerator_view a) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = a.version; // expected-error
      });
}
void k(array_view<int, 1> v) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = accelerator::get_all().size(); // expected-error
      });
}
} // namespace accelerators_in_kernels

// A kernel must not use accelerators, completion futures or host-only members of arrays.
namespace accelerators_and_futures_in_kernels {
void test() {
  accelerator acc;
  accelerator_view av = acc.default_view;
  completion_future f;
  int o[1];
  array_view<int> v(1, o);
  array<int> a(1);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = acc.version; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { av.wait(); });
  // expected-error@-1
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { f.wait(); });
  // expected-error@-1
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { a.accelerator_view; });
  // expected-error@-1
  parallel_for_each(
      v.extent, [&](index<1> i) restrict(amp) {
        a.data();
        a[i] = 1;
      });
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { a.copy_to(v); });
  // expected-error@-1
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { v.refresh(); });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v.synchronize_async(); });
  // expected-error@-1
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { accelerator().wait_for_all(); }); // expected-error
}
} // namespace accelerators_and_futures_in_kernels

// A kernel must not capture accelerators, views of accelerators or completion futures.
namespace captured_host_objects {
void f(accelerator a, accelerator_view v, completion_future c, array_view<int> r) {
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = a.get_version(); });
  // expected-error@-1
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = v.get_is_debug(); });
  // expected-error@-1
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { c.wait(); });
  // expected-error@-1
}
int g() restrict(amp) {
  accelerator b;                        // expected-error
  completion_future d;                  // expected-error
  return accelerator::get_all().size(); // expected-error
}
} // namespace captured_host_objects

// Amp functions must not use accelerators, futures, runtime exceptions or parallel_for_each.
namespace host_types_in_amp_functions {
void f1() restrict(amp) {
  accelerator x; // expected-error
}
void f2(accelerator &x) restrict(amp) // expected-error
{
  x.get_version(); // expected-error
}
void f3(accelerator_view &x) restrict(amp) // expected-error
{
  x.wait(); // expected-error
}
void f4() restrict(amp) {
  accelerator::get_all(); // expected-error
}
void f5() restrict(amp) {
  accelerator::get_auto_selection_view(); // expected-error
}
void f6() restrict(amp) {
  completion_future x; // expected-error
}
void f7(completion_future &x) restrict(amp) // expected-error
{
  x.get(); // expected-error
}
void f8() restrict(amp) {
  throw runtime_exception("a", 1); // expected-error
}
void f9() restrict(amp) {
  runtime_exception x("a", 1); // expected-error
}
void f10() restrict(amp) {
  out_of_memory x; // expected-error
}
void f11() restrict(amp) {
  parallel_for_each(extent<1>(4), [](index<1>) restrict(amp){}); // expected-error
}
void f12() restrict(amp) {
  auto x = accelerator::cpu_accelerator; // expected-error
}
void f13() restrict(amp) {
  gacc.default_view; // expected-error
}
} // namespace host_types_in_amp_functions

int main() {}
