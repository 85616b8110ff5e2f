//===--- default_accelerator.cpp - choosing the default accelerator ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A program of its own: the choice is made once in a process.
#include "support.h"
#include <cstdlib>

using concurrency::accelerator;

TEST_CASE("set_default: works once, before anything used the default "
          "(R-3.2.3-b, R-3.2.1-c, R-3.2.3-d)") {
  if (const char *wanted = std::getenv("CPPAMP_DEFAULT_ACCELERATOR")) { // R-3.2.1-e
    const std::string path = wanted;
    CHECK(accelerator().get_device_path() == std::wstring(path.begin(), path.end()));
  }
  const accelerator before; // asking fixes nothing
  CHECK_THROWS_AS(accelerator::set_default(L"no such device"), concurrency::runtime_exception);
  CHECK(accelerator::set_default(accelerator::direct3d_ref));
  CHECK(accelerator() == accelerator(accelerator::direct3d_ref));
  CHECK_FALSE(accelerator::set_default(accelerator::direct3d_warp));
  concurrency::array<int, 1> made(4);
  CHECK(made.get_accelerator_view().get_accelerator() == accelerator(accelerator::direct3d_ref));
  const concurrency::array_view<int, 1> view(made);
  support::fill(view, 6); // on the checked CPU accelerator
  CHECK(support::contents(made) == std::vector<int>(4, 6));
}
