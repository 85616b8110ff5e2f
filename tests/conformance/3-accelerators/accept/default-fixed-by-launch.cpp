// A launch without an explicit view fixes the default accelerator.
//
// accept: R-3.2.1-b, R-3.2.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>

using namespace concurrency;

// A launch without an explicit view fixes the default accelerator.
namespace launch_fixes_default {
void test() {
  std::vector<int> s(4);
  array_view<int, 1> v(4, s);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  CHECK(!accelerator::set_default(accelerator::direct3d_ref));
  CHECK(v[3] == 1);
}
} // namespace launch_fixes_default

// After a launch, set_default returns false, and for an unknown path false or runtime_exception.
namespace launch_fixes_default_and_bad_path {
void test() {
  accelerator before;
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
  CHECK(!accelerator::set_default(accelerator::direct3d_ref) &&
        !accelerator::set_default(before.device_path) && accelerator() == before && v[0] == 2);
  bool t = false;
  try {
    t = !accelerator::set_default(L"nonsense");
  } catch (const runtime_exception &) {
    t = true;
  }
  CHECK(t && accelerator() == before);
}
} // namespace launch_fixes_default_and_bad_path

int main() {
  launch_fixes_default::test();
  launch_fixes_default_and_bad_path::test();
  return failures;
}
