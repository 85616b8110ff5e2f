//===--- launch.h - the implementation of parallel_for_each ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_LAUNCH_H
#define AMP2HIP_LAUNCH_LAUNCH_H

#include "amp2hip/index/domain.h"
#include "amp2hip/launch/launch_comparison.h"
#include "amp2hip/launch/launch_cpu.h"
#include "amp2hip/launch/launch_gpu.h"
#include "amp2hip/launch/launch_record.h"
#include "amp2hip/accelerator/trace.h"
#include "amp2hip/launch/thread_state.h"
#include <memory>
#include <new>
#include <type_traits>

namespace amp2hip {

/// Checks a domain (§7), and calls use() with its lengths. Messages about the launch then contain
/// them.
template <int N, typename Use>
void check(const std::type_info &kernel, const concurrency::extent<N> &extent, const Use &use) {
  int lengths[N];
  for (int d = 0; d < N; ++d)
    lengths[d] = extent[d];
  const launch_domain domain = {kernel, N, lengths, nullptr};
  const domain_scope scope(domain);
  check_domain(domain);
  use(domain);
}
template <int D0, int D1, int D2, typename Use>
void check(const std::type_info &kernel, const concurrency::tiled_extent<D0, D1, D2> &extent,
           const Use &use) {
  using domain = decltype(make_domain(extent));
  static_assert(domain::tile_threads <= 1024,
                "tile of 'parallel_for_each' exceeds 1024 threads; use smaller lengths (7)");
  static_assert(domain::rank < 3 || D0 <= 64,
                "first length of the tile of rank 3 of 'parallel_for_each' exceeds 64; use a "
                "smaller length (7)");
  int lengths[3] = {};
  const int tile[3] = {D0, D1, D2};
  for (int d = 0; d < domain::rank; ++d)
    lengths[d] = extent[d];
  const launch_domain checked = {kernel, domain::rank, lengths, tile};
  const domain_scope scope(checked);
  check_domain(checked);
  use(checked);
}

/// Storage for a copy of the kernel. The launch_record needs the address before copy() constructs
/// the kernel, to find out which containers are inside the copy.
template <typename Kernel>
class arguments_of {
public:
  arguments_of() {}
  ~arguments_of() {
    if (constructed_)
      kernel.~Kernel();
  }
  arguments_of(const arguments_of &) = delete;
  arguments_of &operator=(const arguments_of &) = delete;

  void copy(launch_record &record, copying mode, const Kernel &from) {
    const copying_scope scope(mode, &record);
    ::new (static_cast<void *>(std::addressof(kernel))) Kernel(from);
    constructed_ = true;
  }

  union {
    Kernel kernel;
  };

private:
  bool constructed_ = false;
};

/// Runs a prepared launch on a CPU accelerator, or queues it on a GPU.
template <typename Target, typename Extent, typename Kernel>
void run(Target target, launch_record &record, const Extent &extent, const launch_domain &lengths,
         const Kernel &arguments) {
  const trace::launch_scope traced(record, lengths.rank, lengths.extent, lengths.tile);
  if (record.on_cpu()) {
    amp2hip::launch_cpu(record, make_domain(extent), arguments);
  } else {
    amp2hip::launch_gpu(target, record, make_domain(extent), arguments);
    record.launched();
  }
}

/// Implements every parallel_for_each (§7). \p Target is the compiler that generated the code. \p
/// Target is a template argument so that the instantiations of different compilers for one kernel
/// remain distinct.
template <typename Index, typename Target, typename Extent, typename Kernel>
void launch(const concurrency::accelerator_view *place, const Extent &extent, const Kernel &kernel,
            code_place caller) {
  static_assert(std::is_class<Kernel>::value || std::is_union<Kernel>::value,
                "kernel of 'parallel_for_each' is not an object with a call operator; pass a "
                "lambda or a function object (7)");
  const caller_scope called(caller);
  amp2hip::check(typeid(Kernel), extent, [&](const launch_domain &lengths) {
    arguments_of<Kernel> arguments;
    launch_record record(place, typeid(Kernel), std::addressof(arguments.kernel), sizeof(Kernel));
    arguments.copy(record, copying::collected, kernel);
    record.prepare(!std::is_same<Target, cpu_target>::value);
    const auto launch_copy = [&] {
      if (record.in_place()) {
        amp2hip::run(Target(), record, extent, lengths, arguments.kernel);
      } else {
        arguments_of<Kernel> again;
        again.copy(record, copying::resolved, kernel);
        amp2hip::run(Target(), record, extent, lengths, again.kernel);
      }
    };
    if (!comparing || record.on_cpu())
      return launch_copy();
    launch_comparison comparison(record);
    launch_copy();
    comparison.switch_to_cpu();
    arguments_of<Kernel> on_cpu;
    on_cpu.copy(record, copying::resolved, kernel);
    amp2hip::launch_cpu(record, make_domain(extent), on_cpu.kernel);
    comparison.report();
  });
}

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_LAUNCH_H
