// An array without an explicit view fixes the default accelerator.
//
// accept: R-3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  array<int, 1> a(3);
  CHECK(!accelerator::set_default(accelerator::direct3d_ref));
  CHECK(accelerator().device_path != L"direct3d\\ref");
  return failures;
}
