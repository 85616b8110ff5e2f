//===--- launch_gpu.h - launches on a GPU -----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_LAUNCH_GPU_H
#define AMP2HIP_LAUNCH_LAUNCH_GPU_H

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/compiler/atomic_value.h"
#include "amp2hip/index/domain.h"
#include "amp2hip/launch/gpu_grid.h"
#include "amp2hip/launch/launch_record.h"
#include "amp2hip/launch/texture_units_kernel.h"
#include "amp2hip/launch/thread_state.h"
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#if defined(__CUDACC__) || defined(__HIP__)
#include "amp2hip/launch/gpu_kernel.h"
#endif

namespace amp2hip {

/// The vendor's handles of a __global__ function, one for each device on which it was looked up.
/// Must be zero-initialized: use it for static variables only.
class gpu_handles {
public:
  /// Returns the handle for the device \p ordinal, or null if the function was not looked up there.
  void *get(int ordinal) const noexcept {
    return has(ordinal) ? all_[ordinal].load(std::memory_order_acquire) : nullptr;
  }
  void set(int ordinal, void *handle) noexcept {
    if (has(ordinal))
      all_[ordinal].store(handle, std::memory_order_release);
  }

private:
  static constexpr int max_devices = 64;
  static bool has(int ordinal) { return 0 <= ordinal && ordinal < max_devices; }
  atomic_value<void *> all_[max_devices];
};

/// The least number of blocks from which a coarsened launch of a kernel is faster than a plain one,
/// for each device. Must be zero-initialized: use it for static variables only.
class coarsening_threshold {
public:
  /// True if \p grid has enough blocks for the device of \p where. The first call for a device
  /// computes the number by \p compute.
  template <typename Compute>
  bool is_reached(queue &where, const gpu_grid &grid, Compute compute) {
    const auto ordinal = static_cast<unsigned>(where.owner().ordinal());
    if (ordinal >= max_devices)
      return false;
    std::uint64_t needed = blocks_[ordinal].load(std::memory_order_relaxed); // 0 before
    if (needed == 0) {
      needed = compute();
      blocks_[ordinal].store(needed, std::memory_order_relaxed);
    }
    return std::uint64_t{grid.blocks[0]} * grid.blocks[1] * grid.blocks[2] >= needed;
  }

private:
  static constexpr unsigned max_devices = 64;
  atomic_value<std::uint64_t> blocks_[max_devices];
};

/// Queues a launch of the __global__ function \p function and does not wait for the launch. \p
/// handles caches the vendor's handles of the function. The vendors' backend libraries define the
/// overloads. They throw runtime_exception, invalid_compute_domain or accelerator_view_removed; the
/// message contains the name of the kernel.
void vendor_launch(cuda_target, queue &where, const void *function, gpu_handles &handles,
                   const gpu_grid &grid, void **arguments, const std::type_info &kernel);
void vendor_launch(hip_target, queue &where, const void *function, gpu_handles &handles,
                   const gpu_grid &grid, void **arguments, const std::type_info &kernel);

/// Returns the least number of blocks from which a coarsened launch, with several indices per
/// thread, is faster. Returns UINT64_MAX if it never is. \p coarsened is the function with several
/// indices per thread, and \p plain the function with one index. If \p coarsened has fewer
/// additional registers than \p limits, it does not load the elements of all indices at a time.
std::uint64_t vendor_min_coarsened_blocks(cuda_target, queue &where, const void *plain,
                                          const void *coarsened,
                                          const coarsening_registers &limits) noexcept;
std::uint64_t vendor_min_coarsened_blocks(hip_target, queue &where, const void *plain,
                                          const void *coarsened,
                                          const coarsening_registers &limits) noexcept;
/// Returns the least number of tiles from which a launch of \p coarsened, which runs several
/// threads of a tile per thread, is faster than one of \p plain. Returns UINT64_MAX if it never is.
/// \p threads is the number of threads of a block of the coarsened launch. With \p large, returns
/// the number for kernels that gain only in large launches.
std::uint64_t vendor_min_coarsened_tiles(cuda_target, queue &where, const void *plain,
                                         const void *coarsened, int threads, bool large) noexcept;
std::uint64_t vendor_min_coarsened_tiles(hip_target, queue &where, const void *plain,
                                         const void *coarsened, int threads, bool large) noexcept;

/// The number of bytes of parameters that every device of the vendor accepts.
constexpr std::size_t parameter_bytes(cuda_target) { return 32764; }
constexpr std::size_t parameter_bytes(hip_target) { return 4096; }

/// Never called, but required to compile run(): a plain host compiler generates no GPU code, so
/// launch_record::prepare() has already rejected a GPU.
template <typename Domain, typename Kernel>
void launch_gpu(cpu_target, const launch_record &, const Domain &, const Kernel &) {}

#if defined(__CUDACC__) || defined(__HIP__)
#if !AMP2HIP_DEVICE_PASS
// Makes every object file of a vendor's compiler link the backend of the vendor, even if the file
// contains no launch: the program may list the accelerators.
#if defined(__HIP__)
[[gnu::used]] static backend &(*const backend_of_this_object)() = &hip_backend;
#else
[[gnu::used]] static backend &(*const backend_of_this_object)() = &cuda_backend;
#endif
#endif

/// Makes a coarsened launch of \p grid, with several indices per thread (gpu_coarsening.h), if it
/// is faster than a plain launch. Otherwise launches nothing and returns false.
template <thread_indices Where, typename Target, int N, typename Kernel>
bool launch_coarsened_grid(Target target, launch_record &record, const flat_domain<N> &domain,
                           const Kernel &arguments) {
  using Domain = flat_domain<N>;
  gpu_grid grid;
  if (!coarsen_grid<Where>(domain, grid))
    return false;
  constexpr std::size_t words = (sizeof(Kernel) + sizeof(void *) - 1) / sizeof(void *);
  const void *const function =
      coarsened_kernel<Where, Kernel, Domain, Target>(std::make_index_sequence<words>());
  static coarsening_threshold threshold;
  if (!threshold.is_reached(record.queue(), grid, [&] {
        return vendor_min_coarsened_blocks(
            target, record.queue(),
            reinterpret_cast<const void *>(&parallel_for_each_kernel<Kernel, Domain, Target>),
            function,
            {additional_registers(N), largest_plain_registers(record.largest_element()),
             has_plain_access && loops_of_kernel<Kernel>::value == kernel_loops::constant});
      }))
    return false;
  char object[words * sizeof(void *)] = {}; // the kernel may end within the last word
  std::memcpy(object, std::addressof(arguments), sizeof(Kernel));
  void *all[1 + words] = {const_cast<Domain *>(&domain)};
  for (std::size_t word = 0; word < words; ++word)
    all[1 + word] = object + word * sizeof(void *);
  static gpu_handles handles;
  vendor_launch(target, record.queue(), function, handles, grid, all, record.kernel());
  return true;
}

/// Makes a coarsened launch, with several indices per thread, if it is faster than a plain launch.
/// Otherwise launches nothing and returns false.
template <typename Target, int N, typename Kernel>
bool launch_coarsened(Target target, launch_record &record, const flat_domain<N> &domain,
                      const Kernel &arguments) {
  // A kernel that only computes does not wait for loads. Its threads need different times, so the
  // GPU is idle for a shorter time at the end if each thread has one index.
  if constexpr (N <= 3 && sizeof(Kernel) <= max_coarsened_kernel_bytes &&
                alignof(Kernel) <= alignof(std::max_align_t) &&
                loops_of_kernel<Kernel>::value != kernel_loops::computing) {
    if (!record.no_alias() || record.largest_element() > max_coarsened_element)
      return false;
    if constexpr (N >= 2 && has_texture_headers<Kernel>::value)
      if (record.any_texture())
        return launch_coarsened_grid<thread_indices::in_a_column>(target, record, domain,
                                                                  arguments);
    return launch_coarsened_grid<thread_indices::in_a_row>(target, record, domain, arguments);
  }
  return false;
}
/// Makes a tiled launch in which each thread of the GPU runs a group of \p Number threads of a
/// tile. Launches nothing and returns false if the kernel does not support it or if it is not
/// faster.
template <int Number, bool Large, typename Target, typename Domain, typename Kernel>
bool launch_coarsened_tiles(Target target, launch_record &record, const Domain &domain,
                            gpu_grid grid, const Kernel &arguments) {
  using Threads = coarsened_threads<Domain, Number, Large>;
  // Only whole warps of 32 threads: others would leave threads of the GPU idle.
  if constexpr (has_coarsened_threads<Kernel, Threads>::value && Threads::groups % 32 == 0 &&
                sizeof(Kernel) + sizeof(Domain) + sizeof(grid_origin) + 16 <=
                    parameter_bytes(Target())) {
    const auto function = reinterpret_cast<const void *>(
        &parallel_for_each_coarsened_tiles<Kernel, Domain, Threads, Target>);
    static coarsening_threshold threshold;
    if (!threshold.is_reached(record.queue(), grid, [&] {
          return vendor_min_coarsened_tiles(
              target, record.queue(),
              reinterpret_cast<const void *>(&parallel_for_each_kernel<Kernel, Domain, Target>),
              function, Threads::groups, Large);
        }))
      return false;
    grid.threads[Domain::rank - 1 - Threads::axis()] = static_cast<unsigned>(Threads::step);
    static gpu_handles handles;
    for_each_part(grid, [&](const gpu_grid &part, grid_origin origin) {
      void *all[] = {const_cast<Kernel *>(std::addressof(arguments)), const_cast<Domain *>(&domain),
                     &origin};
      vendor_launch(target, record.queue(), function, handles, part, all, record.kernel());
    });
    return true;
  }
  return false;
}

/// Makes a tiled launch in which each thread of the GPU runs several threads of a tile, if the
/// kernel supports it (coarsened_threads.h) and it is faster. Otherwise launches nothing and
/// returns false. Prefers eight threads, which share the most loads, to four, with which a smaller
/// launch still fills the GPU. A few kernels gain only in large launches.
template <typename Target, int R, int D0, int D1, int D2, typename Kernel>
bool launch_coarsened(Target target, launch_record &record,
                      const tiled_domain<R, D0, D1, D2> &domain, const Kernel &arguments) {
  using Domain = tiled_domain<R, D0, D1, D2>;
  const gpu_grid grid = grid_of(domain);
  if (launch_coarsened_tiles<8, false>(target, record, domain, grid, arguments) ||
      launch_coarsened_tiles<4, false>(target, record, domain, grid, arguments))
    return true;
  if constexpr (!has_coarsened_threads<Kernel, coarsened_threads<Domain, 4>>::value)
    return launch_coarsened_tiles<4, true>(target, record, domain, grid, arguments);
  else
    return false;
}

template <typename Target, typename Domain, typename Kernel>
void launch_on_gpu(Target target, launch_record &record, const Domain &domain,
                   const Kernel &arguments) {
#if defined(__NVCC__)
  (void)&known_flag_of<file_scope::this_file>; // instantiates the flag and its registration
#endif
  const bool general = has_plain_access && record.needs_general_access();
  if (!general && launch_coarsened(target, record, domain, arguments))
    return;
  gpu_grid grid;
  if constexpr (loops_of_kernel<Kernel>::value == kernel_loops::computing)
    grid = grid_of(domain, 32); // neighbors in both dimensions need similar numbers of iterations
  else
    grid = grid_of(domain);
  static gpu_handles handles[2]; // of the two functions below
  const auto launch = [&](const void *function, gpu_handles &found, const void *kernel) {
    for_each_part(grid, [&](const gpu_grid &part, grid_origin origin) {
      void *all[] = {const_cast<void *>(kernel), const_cast<Domain *>(&domain), &origin};
      vendor_launch(target, record.queue(), function, found, part, all, record.kernel());
    });
  };
  constexpr bool fits =
      sizeof(Kernel) + sizeof(Domain) + sizeof(grid_origin) + 16 <= parameter_bytes(Target());
  if constexpr (fits)
    if (!general)
      return launch(
          reinterpret_cast<const void *>(&parallel_for_each_kernel<Kernel, Domain, Target>),
          handles[0], std::addressof(arguments));
  if constexpr (!fits || has_plain_access) {
    if (general)
      set_general_access(record.queue().owner());
    void *memory = record.queue().allocate(sizeof(Kernel));
    struct release_guard {
      queue &where;
      void *memory;
      /// After the launch, in the order of the queue.
      ~release_guard() { where.release(memory, sizeof(Kernel)); }
    } at_end{record.queue(), memory};
    record.queue().copy_in(memory, std::addressof(arguments),
                           {sizeof(Kernel), 1, sizeof(Kernel), sizeof(Kernel)});
    launch(reinterpret_cast<const void *>(&parallel_for_each_large_kernel<Kernel, Domain, Target>),
           handles[1], &memory);
  }
}

/// Launches the kernel on a GPU with the code that the vendor's compiler generated.
template <typename Target, typename Domain, typename Kernel>
void launch_gpu(Target target, launch_record &record, const Domain &domain,
                const Kernel &arguments) {
#if defined(__CUDACC__)
  if constexpr (has_samples<Kernel>::value)
    if (arguments.amp2hip_samples_by_units())
      return launch_on_gpu(target, record, domain,
                           reinterpret_cast<const texture_units_kernel<Kernel> &>(arguments));
#endif
  launch_on_gpu(target, record, domain, arguments);
}
#endif

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_LAUNCH_GPU_H
