// With the CPU accelerator as default, arrays work on the host and launches throw
// unsupported_feature.
//
// accept: R-3.2.3-e, R-3.2.4-e, E-12.2.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  CHECK(accelerator::set_default(accelerator::cpu_accelerator));
  CHECK(accelerator().device_path == L"cpu");
  array<int, 2> a(2, 3);
  CHECK(a.accelerator_view.accelerator.device_path == L"cpu");
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 3; ++j) a(i, j) = i * 3 + j;
  std::vector<int> v = a;
  CHECK(v[5] == 5);
  int n = 0;
  try {
    parallel_for_each(extent<1>(1), [](index<1>) restrict(amp){});
  } catch (const unsupported_feature &e) {
    ++n;
    CHECK(e.what() != nullptr);
  }
  CHECK(n == 1);
  try {
    parallel_for_each(a.extent, [&a](index<2> i) restrict(amp) { a[i] = 0; });
  } catch (const unsupported_feature &) { ++n; }
  CHECK(n == 2);
  CHECK(a(1, 2) == 5);
  // an explicit other view still runs
  array_view<int, 1> w(4);
  parallel_for_each(
      accelerator(accelerator::direct3d_warp).default_view,
      w.extent, [=](index<1> i) restrict(amp) { w[i] = i[0] + 1; });
  CHECK(w[3] == 4);
  return failures;
}
