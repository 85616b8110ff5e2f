//===--- texture_units_kernel.h - kernels that sample by texture units -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_TEXTURE_UNITS_KERNEL_H
#define AMP2HIP_LAUNCH_TEXTURE_UNITS_KERNEL_H

#include "amp2hip/compiler/config.h"
#include "amp2hip/launch/gpu_coarsening.h"
#include <type_traits>
#include <utility>

namespace amp2hip {

/// True if \p Kernel names the views that it samples (AMP2HIP_SAMPLES).
template <typename Kernel, typename = void>
struct has_samples : std::false_type {};
template <typename Kernel>
struct has_samples<Kernel, decltype(static_cast<void>(
                               std::declval<const Kernel &>().amp2hip_samples_by_units()))>
    : std::true_type {};

#if defined(__CUDACC__)
/// A kernel of which the compiler may assume that the texture units compute all samples. It has the
/// layout of the kernel itself.
template <typename Kernel>
struct texture_units_kernel {
  Kernel kernel;

  template <typename Index>
  __device__ void operator()(Index &i) const {
    assume();
    kernel(i);
  }
  template <typename, typename Threads, typename Own = Kernel>
  __device__ auto amp2hip_run_coarsened(const Threads &threads) const
      -> decltype(std::declval<const Own &>().template amp2hip_run_coarsened<Own>(threads)) {
    assume();
    kernel.template amp2hip_run_coarsened<Own>(threads);
  }

private:
  __device__ void assume() const {
#if AMP2HIP_DEVICE_PASS
    const bool by_units = kernel.amp2hip_samples_by_units();
    __builtin_assume(by_units);
#endif
  }
};
#endif

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_TEXTURE_UNITS_KERNEL_H
