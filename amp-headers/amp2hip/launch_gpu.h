//===--- launch_gpu.h - launches on a GPU -----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_GPU_H
#define AMP2HIP_LAUNCH_GPU_H

#include "amp2hip/backend.h"
#include "amp2hip/domain.h"
#include "amp2hip/gpu_grid.h"
#include "amp2hip/launch_record.h"
#include "amp2hip/thread_state.h"
#if defined(__CUDACC__) || defined(__HIP__)
#include "amp2hip/gpu_kernel.h"
#endif

namespace amp2hip {

/// Queues a launch of `function`, a __global__ function; does not wait for it.
/// Defined by the vendors' backend libraries. Throws runtime_exception,
/// invalid_compute_domain or accelerator_view_removed, naming the kernel.
void vendor_launch(cuda_target, queue &where, const void *function, const gpu_grid &grid, void **arguments,
                   const std::type_info &kernel);
void vendor_launch(hip_target, queue &where, const void *function, const gpu_grid &grid, void **arguments,
                   const std::type_info &kernel);

/// Bytes of parameters that every device of the vendor takes.
constexpr std::size_t parameter_bytes(cuda_target) { return 32764; }
constexpr std::size_t parameter_bytes(hip_target) { return 4096; }

/// A launch that a plain host compiler made holds no GPU code, and prepare() has
/// refused to run it on one.
template <typename Domain, typename Kernel>
void launch_gpu(cpu_target, const launch_record &, const Domain &, const Kernel &) {}

#if defined(__CUDACC__) || defined(__HIP__)
#if !AMP2HIP_DEVICE_PASS
// Every object of a vendor's compiler pulls that vendor's backend into the
// program, also one without a launch: it may list the accelerators.
#if defined(__HIP__)
[[gnu::used]] static backend &(*const backend_of_this_object)() = &hip_backend;
#else
[[gnu::used]] static backend &(*const backend_of_this_object)() = &cuda_backend;
#endif
#endif

/// The launch that a vendor's compiler made.
template <typename Target, typename Domain, typename Kernel>
void launch_gpu(Target target, launch_record &record, const Domain &domain, const Kernel &arguments) {
  const gpu_grid grid = grid_of(domain);
  void *domain_argument = const_cast<Domain *>(&domain);
  void *linear_argument = const_cast<bool *>(&grid.linear);
  if constexpr (sizeof(Kernel) + sizeof(Domain) + 16 <= parameter_bytes(Target())) {
    void *all[] = {const_cast<Kernel *>(&arguments), domain_argument, linear_argument};
    vendor_launch(target, record.queue(),
                  reinterpret_cast<const void *>(&parallel_for_each_kernel<Kernel, Domain, Target>), grid, all,
                  typeid(Kernel));
  } else {
    void *memory = record.queue().allocate(sizeof(Kernel));
    struct give_back {
      queue &where;
      void *memory;
      ~give_back() { where.release(memory); } // after the launch, in order
    } at_end{record.queue(), memory};
    record.queue().copy_in(memory, &arguments, {sizeof(Kernel), 1, sizeof(Kernel), sizeof(Kernel)});
    void *all[] = {&memory, domain_argument, linear_argument};
    vendor_launch(target, record.queue(),
                  reinterpret_cast<const void *>(&parallel_for_each_large_kernel<Kernel, Domain, Target>), grid, all,
                  typeid(Kernel));
  }
}
#endif

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_GPU_H
