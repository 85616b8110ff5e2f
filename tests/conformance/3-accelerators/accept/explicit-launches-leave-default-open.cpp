// Launches and copies on explicit views leave the default open; a launch without a view fixes it.
//
// accept: R-3.2.1-c, R-3.2.1-b, R-3.2.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  accelerator_view r = accelerator(accelerator::direct3d_ref).default_view;
  std::vector<int> h(4);
  array_view<int, 1> v(h);
  array<int, 1> a(4, r);
  parallel_for_each(r, v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  copy(v, a);
  v.synchronize_to(r);
  for (const auto &x : accelerator::get_all()) (void)x.default_view;
  (void)accelerator().dedicated_memory;
  accelerator().default_cpu_access_type;
  CHECK(accelerator::set_default(accelerator::direct3d_ref));
  CHECK(accelerator() == r.accelerator);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
  CHECK(v[0] == 2 && !accelerator::set_default(accelerator::direct3d_warp));
  return failures;
}
