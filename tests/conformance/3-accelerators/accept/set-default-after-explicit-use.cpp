// Queries, arrays, copies and launches on explicit views leave the default accelerator open. Then
// set_default succeeds once, and later calls return false.
//
// accept: R-3.2.1-a, R-3.2.1-b, R-3.2.1-c, R-3.2.3-b, R-3.2.3-c, R-3.2.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <string>
#include <vector>

using namespace concurrency;

// Checks that a statement throws an exception of a type, with a message.
#define THROWS(type, ...)                                                                          \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const type &e) {                                                                      \
      thrown = e.what() && e.what()[0] != 0;                                                       \
    } catch (...) {                                                                                \
    }                                                                                              \
    CHECK(thrown && "no " #type ": " #__VA_ARGS__);                                                \
  } while (0)

const std::wstring ref = accelerator::direct3d_ref, warp = accelerator::direct3d_warp;

// Queries of accelerators and of their views leave the default open.
namespace queries {
void before_set_default() {
  accelerator a;
  a.description;
  accelerator_view v = a.default_view;
  v.wait();
  (void)a.description;
  accelerator b(L"default");
  accelerator::get_all();
  auto all = accelerator::get_all();
  for (const auto &x : all)
    (void)x.default_view;
  (void)accelerator().dedicated_memory;
  accelerator().default_cpu_access_type;
  accelerator::get_auto_selection_view();
}
} // namespace queries

// A call of set_default with an unknown path throws and leaves the default open.
namespace unknown_paths {
void before_set_default() {
  THROWS(runtime_exception, accelerator::set_default(L"nonsense"));
  THROWS(runtime_exception, accelerator::set_default(L"no such path"));
}
} // namespace unknown_paths

// An array on an explicit accelerator_view leaves the default open.
namespace arrays_with_explicit_view {
void before_set_default() {
  array<int, 1> a(3, accelerator(L"cpu").default_view);
  array<int, 1> b(3, accelerator(L"direct3d\\warp").create_view());
}
} // namespace arrays_with_explicit_view

// Host access to views, and launches and copies on explicit views, leave the default open. A launch
// without a view then runs on the new default.
namespace explicit_launches {
void on_warp(std::vector<int> &d) {
  array_view<int> dv(d);
  dv[0] = 1;
  array<int> x(4, accelerator(warp).default_view);
  parallel_for_each(
      accelerator(warp).default_view, extent<1>(4), [&x](index<1> i) restrict(amp) { x[i] = 1; });
}

void on_ref(array_view<int, 1> v) {
  accelerator_view r = accelerator(accelerator::direct3d_ref).default_view;
  array<int, 1> a(4, r);
  parallel_for_each(r, v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  copy(v, a);
  v.synchronize_to(r);
}

void after_set_default(std::vector<int> &d, array_view<int, 1> v) {
  array_view<int> dv(d);
  parallel_for_each(dv.extent, [=](index<1> i) restrict(amp) { dv[i] += 1; });
  CHECK(dv[7] == 2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
  CHECK(v[0] == 2 && !accelerator::set_default(accelerator::direct3d_warp));
}
} // namespace explicit_launches

// The first successful call of set_default determines the default accelerator.
namespace first_call_wins {
void test() {
  CHECK(accelerator::set_default(ref));
  CHECK(accelerator().device_path == L"direct3d\\ref");
  CHECK(accelerator() == accelerator(accelerator::direct3d_ref).default_view.accelerator);
  CHECK(accelerator(accelerator::default_accelerator) == accelerator(L"direct3d\\ref"));
  CHECK(accelerator(L"default") == accelerator(ref));
  CHECK(!accelerator::set_default(accelerator::direct3d_warp));
  CHECK(!accelerator::set_default(accelerator::direct3d_ref));
  CHECK(accelerator().device_path == ref);
  array<int> x(4);
  CHECK(x.accelerator_view.accelerator.device_path == ref);
  CHECK(x.accelerator_view == accelerator(ref).default_view);
  CHECK(accelerator::get_auto_selection_view().accelerator == accelerator(L"direct3d\\ref"));
  CHECK(accelerator::get_auto_selection_view().accelerator.device_path == ref);
}
} // namespace first_call_wins

int main() {
  queries::before_set_default();
  unknown_paths::before_set_default();
  arrays_with_explicit_view::before_set_default();
  std::vector<int> d(8, 1), h(4);
  array_view<int, 1> v(h);
  explicit_launches::on_warp(d);
  explicit_launches::on_ref(v);
  first_call_wins::test();
  explicit_launches::after_set_default(d, v);
  return failures;
}
