//===--- kernel_loops.h - the loops of an untiled kernel --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_KERNEL_LOOPS_H
#define AMP2HIP_OUTPUT_KERNEL_LOOPS_H

namespace amp2hip {

/// What `--optimize=coarsen-untiled` finds out about the loops of an untiled kernel. The kernel
/// declares it as a member, `amp2hip_loops`. A launch on an NVIDIA GPU selects by it how many
/// indices a thread runs (launch/gpu_coarsening.h). It never changes results.
enum class kernel_loops {
  unknown,   ///< of a kernel without the member
  constant,  ///< every loop has a constant length, at most 32 iterations with the loops in it
  computing, ///< a loop of another length, in a kernel that reads no elements of containers
};

template <typename Kernel, typename = void>
struct loops_of_kernel {
  static constexpr kernel_loops value = kernel_loops::unknown;
};
template <typename Kernel>
struct loops_of_kernel<Kernel, decltype(static_cast<void>(Kernel::amp2hip_loops))> {
  static constexpr kernel_loops value = Kernel::amp2hip_loops;
};

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_KERNEL_LOOPS_H
