// Queries, views and launches on explicit views leave the default accelerator open until
// set_default.
//
// accept: R-3.2.1-a, R-3.2.1-b, R-3.2.1-c, R-3.2.3-b, R-3.2.3-c, R-3.2.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
#include "check.h"
using namespace concurrency;

#define THROWS(expression, type)                                                                   \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      expression;                                                                                  \
    } catch (const type &e) { thrown = e.what()[0] != 0; }                                         \
    CHECK(thrown && "no such exception: " #expression);                                            \
  } while (0)

int main() {
  std::vector<int> d(8, 1);
  const std::wstring ref = accelerator::direct3d_ref, warp = accelerator::direct3d_warp;
  {
    array_view<int> dv(d);
    dv[0] = 1;
    array<int> x(4, accelerator(warp).default_view);
    parallel_for_each(
        accelerator(warp).default_view, extent<1>(4), [&x](index<1> i) restrict(amp) { x[i] = 1; });
  }
  THROWS(accelerator::set_default(L"no such path"), runtime_exception);
  accelerator a;
  accelerator_view v = a.default_view;
  (void)a.description;
  accelerator b(L"default");
  auto all = accelerator::get_all();
  CHECK(accelerator::set_default(ref));
  CHECK(accelerator().device_path == ref);
  CHECK(accelerator(L"default") == accelerator(ref));
  CHECK(!accelerator::set_default(warp));
  CHECK(!accelerator::set_default(ref));
  CHECK(accelerator().device_path == ref);
  array<int> x(4);
  CHECK(x.accelerator_view.accelerator.device_path == ref);
  CHECK(x.accelerator_view == accelerator(ref).default_view);
  array_view<int> dv(d);
  parallel_for_each(dv.extent, [=](index<1> i) restrict(amp) { dv[i] += 1; });
  CHECK(dv[7] == 2);
  CHECK(accelerator::get_auto_selection_view().accelerator.device_path == ref);
  return failures;
}
