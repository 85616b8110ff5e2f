//===--- barrier_errors.cpp - Barriers that not all threads reach ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"

// Only the CPU accelerators detect these errors; on a GPU the behavior is
// undefined (§8.1.1). All launches here are therefore on a CPU accelerator.

using namespace support;
using namespace concurrency;
using Catch::Matchers::Contains;

namespace {
struct missed_kernel {
  static constexpr int line = __LINE__ + 4; // the line of the wait
  int who;                                  // the thread that skips the wait
  AMP2HIP_CPU_AMP void operator()(tiled_index<4, 4> i) const {
    if (i.local[0] * 4 + i.local[1] != who)
      i.barrier.wait();
  }
};
struct alone_kernel {
  int who; // the only thread that waits
  AMP2HIP_CPU_AMP void operator()(tiled_index<16> i) const {
    if (i.local[0] == who)
      i.barrier.wait();
  }
};
struct divergent_kernel {
  static constexpr int line = __LINE__ + 3; // the line of the first wait
  AMP2HIP_CPU_AMP void operator()(tiled_index<16> i) const {
    if (i.local[0] % 2 == 0)
      i.barrier.wait();
    else
      i.barrier.wait();
  }
};
struct second_round_kernel {
  array_view<int, 1> out;
  int who;
  AMP2HIP_CPU_AMP void operator()(tiled_index<16> i) const {
    i.barrier.wait();
    out[i] = 1;
    if (i.global[0] == who)
      return;
    i.barrier.wait();
  }
};
struct throwing_kernel {
  int who;
  AMP2HIP_CPU_AMP void operator()(tiled_index<16> i) const {
    i.barrier.wait();
#if !AMP2HIP_DEVICE_PASS
    if (i.global[0] == who)
      throw std::out_of_range("thread " + std::to_string(who));
#endif
  }
};
struct works_kernel {
  array_view<int, 1> out;
  AMP2HIP_CPU_AMP void operator()(tiled_index<16> i) const {
    i.barrier.wait();
    out[i] = i.local[0];
    i.barrier.wait();
  }
};

template <typename Extent, typename Kernel>
void on_cpu(const Extent &domain, const Kernel &kernel) {
  parallel_for_each(warp().get_default_view(), domain, kernel);
}

std::string at(int line) { return "barrier_errors.cpp:" + std::to_string(line); }

void check_accelerator_is_usable() {
  std::vector<int> v(64);
  const array_view<int> view(v);
  on_cpu(view.extent.tile<16>(), works_kernel{view});
  CHECK(view[63] == 15);
}
} // namespace

TEST_CASE("barrier: one thread misses a barrier; the exception names it and a waiting thread "
          "(M-8.1.1-m)") {
  for (int who : {0, 1, 7, 15})
    CHECK_THROWS_WITH(on_cpu(extent<2>(8, 4).tile<4, 4>(), missed_kernel{who}),
                      Contains("missed_kernel") && Contains("tile (") && Contains("waits at") &&
                          Contains(at(missed_kernel::line)) && Contains("ended"));
  check_accelerator_is_usable();
}

TEST_CASE("barrier: only one thread reaches a barrier (M-8.1.1-m)") {
  for (int who : {0, 3, 15})
    CHECK_THROWS_AS(on_cpu(extent<1>(64).tile<16>(), alone_kernel{who}), runtime_exception);
  check_accelerator_is_usable();
}

TEST_CASE("barrier: threads wait at different barriers; the exception names both (M-8.1.1-a)") {
  CHECK_THROWS_WITH(on_cpu(extent<1>(16).tile<16>(), divergent_kernel()),
                    Contains("thread 0 waits at") && Contains(at(divergent_kernel::line)) &&
                        Contains("thread 1 waits at") && Contains(at(divergent_kernel::line + 2)));
  check_accelerator_is_usable();
}

TEST_CASE("barrier: a thread returns before the second barrier (M-8.1.1-d)") {
  std::vector<int> v(64);
  const array_view<int> view(v);
  for (int who : {0, 5, 15, 63})
    CHECK_THROWS_AS(on_cpu(view.extent.tile<16>(), second_round_kernel{view, who}),
                    runtime_exception);
  check_accelerator_is_usable();
}

TEST_CASE("barrier: exceptions of a kernel are passed on (P-7.2-e)") {
  CHECK_THROWS_AS(on_cpu(extent<1>(64).tile<16>(), throwing_kernel{37}), std::out_of_range);
  check_accelerator_is_usable();
}

TEST_CASE("barrier: wait() outside of a tile throws (E-12.2.4-b)") {
  struct keep_kernel {
    AMP2HIP_CPU_AMP static void wait(const tile_barrier &barrier) { barrier.wait(); }
  };
  CHECK_THROWS_AS(keep_kernel::wait(amp2hip::barrier_access::make(nullptr)), unsupported_feature);
}
