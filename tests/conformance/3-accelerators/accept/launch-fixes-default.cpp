// A launch without an explicit view fixes the default accelerator.
//
// accept: R-3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
int main() {
  std::vector<int> s(4);
  array_view<int, 1> v(4, s);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  CHECK(!accelerator::set_default(accelerator::direct3d_ref));
  CHECK(v[3] == 1);
  return failures;
}
