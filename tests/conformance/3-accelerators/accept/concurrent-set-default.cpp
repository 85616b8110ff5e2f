// Of concurrent set_default calls exactly one succeeds and determines the default accelerator.
//
// accept: R-3.2.3-b, R-3.2.1-b, R-3.2.1-c, R-3.2.3-c, R-3.2.3-d, R-3.2.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
int main() {
  accelerator before; // does not fix the choice
  accelerator named(accelerator::default_accelerator);
  CHECK(before == named);
  auto v = accelerator().default_view;
  (void)v;
  auto s = accelerator::get_auto_selection_view();
  (void)s;
  bool thrown = false;
  try {
    accelerator::set_default(L"no such thing");
  } catch (const runtime_exception &) { thrown = true; }
  CHECK(thrown);
  std::atomic<int> won{0};
  std::vector<std::thread> t;
  for (int i = 0; i < 8; ++i)
    t.emplace_back([&won, i] {
      if (accelerator::set_default(i % 2 ? accelerator::direct3d_ref : accelerator::direct3d_warp))
        ++won;
    });
  for (auto &x : t) x.join();
  CHECK(won == 1);
  accelerator now;
  CHECK(now == accelerator(L"direct3d\\ref") || now == accelerator(L"direct3d\\warp"));
  CHECK(!accelerator::set_default(now.device_path)); // no effect, not even to the same
  CHECK(accelerator() == now);
  array<int, 1> a(3);
  CHECK(a.accelerator_view.accelerator == now);
  CHECK(a.get_accelerator_view() == now.get_default_view());
  CHECK(accelerator::get_auto_selection_view().accelerator == now);
  return failures;
}
