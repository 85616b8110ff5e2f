//===--- pinned_memory.cpp - Copies from pinned memory --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests that a kernel sees the values of the time of its launch (§5.2, §7), even if the program has
// pinned its memory. A GPU reads pinned memory only when it executes the copy; the vendor's call
// reads other memory immediately.
//===----------------------------------------------------------------------===//

#include "support.h"
#include <cstdlib>
#include <memory>

using namespace support;
using concurrency::accelerator;
using concurrency::parallel_for_each;

namespace pinned_memory {

/// Memory that the program pins with the vendor's function.
struct pinned {
  explicit pinned(std::size_t bytes) {
#if defined(__HIP__)
    REQUIRE(hipHostMalloc(&memory, bytes, 0) == hipSuccess);
#elif defined(__CUDACC__)
    REQUIRE(cudaHostAlloc(&memory, bytes, cudaHostAllocDefault) == cudaSuccess);
#else
    memory = std::malloc(bytes);
#endif
  }
  ~pinned() {
#if defined(__HIP__)
    (void)hipHostFree(memory);
#elif defined(__CUDACC__)
    (void)cudaFreeHost(memory);
#else
    std::free(memory);
#endif
  }
  pinned(const pinned &) = delete;
  pinned &operator=(const pinned &) = delete;

  void *memory = nullptr;
};

/// Keeps an accelerator_view busy for milliseconds.
struct busy_kernel {
  array_view<int> data;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    unsigned x = static_cast<unsigned>(data[i]);
    for (int step = 0; step < 4000000; ++step)
      x = x * 1664525u + 1013904223u;
    data[i] = static_cast<int>(x);
  }
};

struct copy_kernel {
  array_view<const int> from;
  array_view<int> to;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { to[i] = from[i]; }
};

bool has_gpu() {
  for (const accelerator &one : accelerator::get_all())
    if (!one.get_is_emulated())
      return true;
  return false;
}

} // namespace pinned_memory

TEST_CASE("pinned memory of the program: a kernel reads what was there at its launch (R-5.2-e)") {
  using namespace pinned_memory;
  if (!std::is_same<amp2hip::compiled_for, amp2hip::cpu_target>::value && !has_gpu())
    return; // no backend pins memory here
  const int count = 1000;
  const pinned block(count * sizeof(int));
  int *const source = static_cast<int *>(block.memory);
  std::vector<int> busy(1);
  for (const accelerator &one : accelerator::get_all()) {
    if (one.get_device_path() == accelerator::cpu_accelerator)
      continue;
    const concurrency::accelerator_view where = one.create_view();
    for (int i = 0; i < count; ++i)
      source[i] = i;
    std::vector<int> result(count);
    {
      const array_view<int> data(count, source), out(count, result), wait(1, busy);
      parallel_for_each(where, wait.extent, busy_kernel{wait});
      parallel_for_each(where, data.extent, copy_kernel{data, out});
      for (int i = 0; i < count; ++i)
        data[i] = -1;
    }
    int different = 0;
    for (int i = 0; i < count; ++i)
      different += result[static_cast<std::size_t>(i)] != i;
    CHECK(different == 0);
    CHECK(source[7] == -1);
  }
}
