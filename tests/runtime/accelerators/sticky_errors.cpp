//===--- sticky_errors.cpp - A kernel error that loses the GPU ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests that the program continues and exits normally after an access to unmapped memory, after
// which an NVIDIA GPU rejects all further work of the process. The view is then removed (§12.2.5;
// P-7.2-f, E-12.2.5-b). Without such a GPU, the test does nothing.
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <cstdint>
#include <unistd.h>

using namespace support;
using concurrency::accelerator;
using concurrency::accelerator_view_removed;
using concurrency::parallel_for_each;

namespace sticky_errors {

struct wild_kernel {
  std::uintptr_t address;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    *reinterpret_cast<volatile int *>(address) = i[0];
  }
};

/// Returns "removed", the message of another exception that a call throws, or
/// "nothing".
template <typename Call>
std::string thrown_by(const Call &call) {
  try {
    call();
  } catch (const accelerator_view_removed &error) {
    return error.get_view_removed_reason() != 0 ? "removed" : "removed without a reason";
  } catch (const std::exception &error) {
    return error.what();
  }
  return "nothing";
}

} // namespace sticky_errors

#if defined(__CUDACC__)
TEST_CASE("a lost GPU: its views are removed, copied-back data stays valid, and the program exits "
          "(E-12.2.5-c)") {
  using namespace sticky_errors;
  alarm(60); // against a hang
  const accelerator gpu;
  if (gpu.get_is_emulated())
    return;
  concurrency::accelerator_view view = gpu.create_view();
  std::vector<int> kept = numbers(1000), lost(1000);
  {
    const array_view<int> data(1000, kept), there(1000, lost);
    const array<int> on_gpu(1000, kept.begin(), view);
    parallel_for_each(view, data.extent, add_kernel<int, 1>{data, 1});
    data.synchronize();
    parallel_for_each(view, there.extent, add_kernel<int, 1>{there, 1});
    parallel_for_each(view, extent<1>(1), wild_kernel{64});
    CHECK(thrown_by([&] { view.wait(); }) == "removed");
    CHECK(thrown_by([&] {
            parallel_for_each(view, data.extent, add_kernel<int, 1>{data, 1});
            view.wait();
          }) == "removed");
    CHECK(thrown_by([&] { there.synchronize(); }) == "removed");
    CHECK(thrown_by([&] { const std::vector<int> copied = on_gpu; }) == "removed");
  }
  CHECK(kept == numbers(1000, 1));
}
#endif
