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
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#if defined(__CUDACC__) || defined(__HIP__)
#include "amp2hip/gpu_kernel.h"
#endif

namespace amp2hip {

/// What a vendor calls a __global__ function on each of its devices, once it was
/// asked. Zero-initialised: for static variables.
class gpu_handles {
public:
  /// Null where it is not known.
  void *of(int ordinal) const noexcept {
    return has(ordinal) ? all_[ordinal].load(std::memory_order_acquire) : nullptr;
  }
  void set(int ordinal, void *handle) noexcept {
    if (has(ordinal))
      all_[ordinal].store(handle, std::memory_order_release);
  }

private:
  static constexpr int most = 64;
  static bool has(int ordinal) { return 0 <= ordinal && ordinal < most; }
  std::atomic<void *> all_[most];
};

/// Queues a launch of `function`, a __global__ function with these handles; does
/// not wait for it. Defined by the vendors' backend libraries. Throws
/// runtime_exception, invalid_compute_domain or accelerator_view_removed, naming
/// the kernel.
void vendor_launch(cuda_target, queue &where, const void *function, gpu_handles &handles, const gpu_grid &grid,
                   void **arguments, const std::type_info &kernel);
void vendor_launch(hip_target, queue &where, const void *function, gpu_handles &handles, const gpu_grid &grid,
                   void **arguments, const std::type_info &kernel);

/// Whether a thread of a launch of this kernel pays with several indices: from
/// how many blocks on, or UINT64_MAX where it does not. `spread` is the function
/// for that, `plain` the one with an index a thread; `rank` is the domain's.
std::uint64_t vendor_spread_from(cuda_target, queue &where, const void *plain, const void *spread, int rank) noexcept;
std::uint64_t vendor_spread_from(hip_target, queue &where, const void *plain, const void *spread, int rank) noexcept;

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

/// Launches with several indices a thread (gpu_spread.h) where that pays;
/// whether it did.
template <typename Target, int N, typename Kernel>
bool launch_spread(Target target, launch_record &record, const flat_domain<N> &domain, gpu_grid grid,
                   const Kernel &arguments) {
  if constexpr (N <= 3 && sizeof(Kernel) <= max_spread_bytes && alignof(Kernel) <= alignof(std::max_align_t)) {
    if (!record.apart() || record.largest_element() > max_spread_element || !spread_over(domain, grid))
      return false;
    using Domain = flat_domain<N>;
    constexpr std::size_t words = (sizeof(Kernel) + sizeof(void *) - 1) / sizeof(void *);
    const void *const function = spread_kernel<Kernel, Domain, Target>(std::make_index_sequence<words>());
    // Asked once for each device; 0: not yet.
    static std::atomic<std::uint64_t> pays_from[64];
    const auto ordinal = static_cast<unsigned>(record.queue().owner().ordinal());
    if (ordinal >= 64)
      return false;
    std::uint64_t least = pays_from[ordinal].load(std::memory_order_relaxed);
    if (least == 0) {
      least = vendor_spread_from(target, record.queue(),
                                 reinterpret_cast<const void *>(&parallel_for_each_kernel<Kernel, Domain, Target>),
                                 function, N);
      pays_from[ordinal].store(least, std::memory_order_relaxed);
    }
    if (std::uint64_t{grid.blocks[0]} * grid.blocks[1] * grid.blocks[2] < least)
      return false;
    char object[words * sizeof(void *)] = {}; // the last word may be half one
    std::memcpy(object, std::addressof(arguments), sizeof(Kernel));
    void *all[1 + words] = {const_cast<Domain *>(&domain)};
    for (std::size_t word = 0; word < words; ++word)
      all[1 + word] = object + word * sizeof(void *);
    static gpu_handles handles;
    vendor_launch(target, record.queue(), function, handles, grid, all, typeid(Kernel));
    return true;
  }
  return false;
}
template <typename Target, int R, int D0, int D1, int D2, typename Kernel>
bool launch_spread(Target, launch_record &, const tiled_domain<R, D0, D1, D2> &, const gpu_grid &, const Kernel &) {
  return false;
}

/// The launch that a vendor's compiler made.
template <typename Target, typename Domain, typename Kernel>
void launch_gpu(Target target, launch_record &record, const Domain &domain, const Kernel &arguments) {
  const gpu_grid grid = grid_of(domain);
  if (launch_spread(target, record, domain, grid, arguments))
    return;
  static gpu_handles handles; // of the one function that this kernel has
  const auto launch = [&](const void *function, const void *kernel) {
    in_parts(grid, [&](const gpu_grid &part, grid_origin origin) {
      void *all[] = {const_cast<void *>(kernel), const_cast<Domain *>(&domain), &origin};
      vendor_launch(target, record.queue(), function, handles, part, all, typeid(Kernel));
    });
  };
  if constexpr (sizeof(Kernel) + sizeof(Domain) + sizeof(grid_origin) + 16 <= parameter_bytes(Target())) {
    launch(reinterpret_cast<const void *>(&parallel_for_each_kernel<Kernel, Domain, Target>), std::addressof(arguments));
  } else {
    void *memory = record.queue().allocate(sizeof(Kernel));
    struct give_back {
      queue &where;
      void *memory;
      ~give_back() { where.release(memory); } // after the launch, in order
    } at_end{record.queue(), memory};
    record.queue().copy_in(memory, std::addressof(arguments), {sizeof(Kernel), 1, sizeof(Kernel), sizeof(Kernel)});
    launch(reinterpret_cast<const void *>(&parallel_for_each_large_kernel<Kernel, Domain, Target>), &memory);
  }
}
#endif

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_GPU_H
