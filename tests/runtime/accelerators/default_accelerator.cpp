//===--- default_accelerator.cpp - Selection of the default accelerator ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// This test is a separate program: a process selects its default only once.
#include "../../../runtime/registry.h"
#include "amp2hip/accelerator/backend.h"
#include "support.h"
#include <cstdio>
#include <cstdlib>

using concurrency::accelerator;

TEST_CASE("set_default: works once, before anything used the default "
          "(R-3.2.3-b, R-3.2.1-c, R-3.2.3-d)") {
  if (const char *wanted = std::getenv("CPPAMP_DEFAULT_ACCELERATOR")) { // R-3.2.1-e
    const std::string path = wanted;
    CHECK(accelerator().get_device_path() == std::wstring(path.begin(), path.end()));
  }
  const accelerator before; // reading the default does not fix it
  CHECK_THROWS_AS(accelerator::set_default(L"no such device"), concurrency::runtime_exception);
  CHECK(accelerator::set_default(accelerator::direct3d_ref));
  CHECK(accelerator() == accelerator(accelerator::direct3d_ref));
  CHECK_FALSE(accelerator::set_default(accelerator::direct3d_warp));
  concurrency::array<int, 1> made(4);
  CHECK(made.get_accelerator_view().get_accelerator() == accelerator(accelerator::direct3d_ref));
  const concurrency::array_view<int, 1> view(made);
  support::fill(view, 6); // on the checking CPU accelerator
  CHECK(support::contents(made) == std::vector<int>(4, 6));
}

// ctest checks the output of this test (CMakeLists.txt).
TEST_CASE("default: invalid path in the environment variable", "[.]") {
  const std::wstring path = accelerator().get_device_path();
  std::printf("default accelerator: %ls\n", path.c_str());
}

// ctest checks the output of this test (CMakeLists.txt).
TEST_CASE("default: a GPU is required and missing", "[.]") {
  CHECK_THROWS_AS(accelerator(), concurrency::runtime_exception);
  CHECK_THROWS_AS(accelerator::get_all(), concurrency::runtime_exception);
}

namespace {
class some_device final : public amp2hip::device {
public:
  some_device(bool kernels, bool emulated, std::size_t memory, bool display) : device({}, 0) {
    properties_.runs_kernels = kernels;
    properties_.is_emulated = emulated;
    properties_.dedicated_memory = memory;
    properties_.has_display = display;
  }
  std::shared_ptr<amp2hip::queue> create_queue(concurrency::queuing_mode) override {
    return nullptr;
  }
  void *allocate_host(std::size_t) override { return nullptr; }
  void release_host(void *) noexcept override {}
};
} // namespace

TEST_CASE("default: choice of the best device (R-3.2.1-d, R-3.2.1-e, R-3.2.1-f)") {
  some_device memory_only(false, true, 900, false), cpu(true, true, 900, false),
      small(true, false, 100, false), large_with_display(true, false, 200, true),
      large(true, false, 200, false), same(true, false, 200, false);
  CHECK(amp2hip::best_device({&memory_only, &cpu}) == &cpu);
  CHECK(amp2hip::best_device({&small, &cpu, &memory_only}) == &small);
  CHECK(amp2hip::best_device({&small, &large_with_display}) == &large_with_display);
  CHECK(amp2hip::best_device({&large_with_display, &large, &same}) == &large);
}
