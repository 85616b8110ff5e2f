// The variable CPPAMP_DEFAULT_ACCELERATOR has no effect if it names the CPU accelerator.
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
  setenv("CPPAMP_DEFAULT_ACCELERATOR", "cpu", 1);
  accelerator a;
  CHECK(a.device_path != L"cpu");
  array_view<int, 1> v(3);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
  CHECK(v[2] == 2);
  CHECK(!accelerator::set_default(L"direct3d\\ref") &&
        !accelerator::set_default(accelerator::default_accelerator));
  CHECK(accelerator() == a);
  return failures;
}
