// The variable CPPAMP_DEFAULT_ACCELERATOR names the default accelerator until set_default replaces
// it.
//
// accept: R-3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdlib>
#include "check.h"
using namespace concurrency;
int main() {
  setenv("CPPAMP_DEFAULT_ACCELERATOR", "direct3d\\ref", 1);
  CHECK(accelerator() == accelerator(accelerator::direct3d_ref));
  CHECK(accelerator::get_auto_selection_view().accelerator.device_path == L"direct3d\\ref");
  CHECK(accelerator::set_default(L"direct3d\\warp"));
  CHECK(accelerator().device_path == L"direct3d\\warp");
  array<int, 1> a(1);
  CHECK(a.accelerator_view.accelerator.device_path == L"direct3d\\warp");
  return failures;
}
