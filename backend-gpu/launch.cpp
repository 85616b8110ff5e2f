//===--- launch.cpp - kernel launches -------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines the functions with which launch_gpu.h queues a launch and finds out whether a coarsened
/// launch, with several indices per thread, is faster.
///
//===----------------------------------------------------------------------===//

#include "../runtime/environment.h"
#include "amp2hip/accelerator/trace.h"
#include "amp2hip/error/error_sink.h"
#include "amp2hip/error/exceptions.h"
#include "amp2hip/launch/launch_gpu.h"
#include "device.h"
#include "error.h"
#include "profiler_range.h"
#include <cstdlib>
#include <cxxabi.h>
#include <map>
#include <mutex>
#include <utility>

namespace amp2hip {

using namespace AMP2HIP_GPU_NAMESPACE;

namespace {

/// The demangled name of \p type.
std::string demangled_name(const std::type_info &type) {
  int status = 0;
  char *const name = abi::__cxa_demangle(type.name(), nullptr, nullptr, &status);
  const std::string result = status == 0 ? name : type.name();
  std::free(name);
  return result;
}

/// Throws the exception for the error \p code of a launch.
[[noreturn, gnu::cold]] void raise_launch(gpuError_t code, const queue &where, const gpu_grid &grid,
                                          const std::type_info &kernel) {
  std::ostringstream text;
  text.imbue(std::locale::classic()); // the program may set a locale that writes 1,024
  text << launch_prefix() << "launching " << demangled_name(kernel) << " as " << grid.blocks[0]
       << "x" << grid.blocks[1] << "x" << grid.blocks[2] << " blocks of " << grid.threads[0] << "x"
       << grid.threads[1] << "x" << grid.threads[2] << " threads in stream " << where.native()
       << " of device " << where.owner().ordinal();
  raise(code, text.str());
}

/// Records the shared memory of a block of \p function in the trace.
void trace_shared_memory(int ordinal, const void *function) {
  struct memory_of {
    int ordinal;
    const void *function;
    std::size_t bytes;
  };
  static thread_local memory_of last = {-1, nullptr, 0};
  if (last.function != function || last.ordinal != ordinal) {
    static std::mutex lock;
    static std::map<std::pair<int, const void *>, std::size_t> known;
    const std::lock_guard<std::mutex> guard(lock);
    const auto [found, is_new] = known.try_emplace({ordinal, function}, 0);
    gpuFuncAttributes attributes{};
    if (is_new && gpuFuncGetAttributes(&attributes, function) == gpuSuccess)
      found->second = attributes.sharedSizeBytes;
    else if (is_new)
      clear_error(); // the launch reports the error
    last = {ordinal, function, found->second};
  }
  trace::set_shared_memory(last.bytes);
}

} // namespace

[[gnu::hot]] void vendor_launch(gpu_target, queue &where, const void *function,
                                gpu_handles &handles, const gpu_grid &whole, void **arguments,
                                const std::type_info &kernel) {
  // A small launch uses more multiprocessors with smaller blocks.
  gpu_grid grid = whole;
  grid.split(static_cast<const gpu &>(where.owner()).multiprocessors());
  const int ordinal = where.owner().ordinal();
  const access_gate::scope scope(where.gate());
  const profiler_range range([&] {
    const code_place caller = this_thread().caller;
    return trace::kernel_name(kernel) +
           (caller.file == nullptr
                ? ""
                : std::string(" (") + caller.file + ":" + std::to_string(caller.line) + ")");
  });
  current_device current(ordinal);
  if (trace::enabled)
    trace_shared_memory(ordinal, function);
  const gpuError_t code =
      launch(function, handles, ordinal, dim3(grid.blocks[0], grid.blocks[1], grid.blocks[2]),
             dim3(grid.threads[0], grid.threads[1], grid.threads[2]), arguments,
             static_cast<gpuStream_t>(where.native()));
  if (code != gpuSuccess)
    raise_launch(code, where, grid, kernel);
}

namespace {

/// Reads the attributes of two functions on the device \p ordinal. Returns false if that fails: the
/// launch, which follows, reports the error.
bool read_attributes(int ordinal, const void *plain, gpuFuncAttributes &plain_attributes,
                     const void *coarsened, gpuFuncAttributes &coarsened_attributes) noexcept {
  try {
    current_device current(ordinal);
    if (gpuFuncGetAttributes(&plain_attributes, plain) == gpuSuccess &&
        gpuFuncGetAttributes(&coarsened_attributes, coarsened) == gpuSuccess)
      return true;
    clear_error();
  } catch (const concurrency::runtime_exception &) {
  }
  return false;
}

} // namespace

std::uint64_t vendor_min_coarsened_blocks(gpu_target, queue &where, const void *plain,
                                          const void *coarsened,
                                          const coarsening_registers &limits) noexcept {
  constexpr std::uint64_t never = UINT64_MAX;
  if (is_set("AMP2HIP_COARSEN_SMALL"))
    return 1;
  const auto &device = static_cast<const gpu &>(where.owner());
  gpuFuncAttributes plain_attributes{}, coarsened_attributes{};
  int plain_blocks = 0, coarsened_blocks = 0;
  if (!read_attributes(device.ordinal(), plain, plain_attributes, coarsened, coarsened_attributes))
    return never;
  try {
    current_device current(device.ordinal());
    if (gpuOccupancyMaxActiveBlocksPerMultiprocessor(&plain_blocks, plain, flat_block, 0) !=
            gpuSuccess ||
        gpuOccupancyMaxActiveBlocksPerMultiprocessor(&coarsened_blocks, coarsened, flat_block, 0) !=
            gpuSuccess) {
      clear_error();
      return never;
    }
  } catch (const concurrency::runtime_exception &) { // the launch reports the error
    return never;
  }
  // A coarsened launch (gpu_coarsening.h) is faster only if the compiler issues the loads of all
  // indices before it uses the first loaded value. Such code needs more registers, so fewer
  // registers show that the compiler did not reorder the loads, for example because the kernel has
  // loops. A coarsened launch is not faster either if fewer threads are resident or if registers
  // are spilled to local memory.
  const int most = device.registers_per_thread();
  const bool fills_registers = limits.fills_registers && plain_attributes.numRegs <= most &&
                               coarsened_attributes.numRegs > most - 3;
  if ((coarsened_attributes.numRegs < plain_attributes.numRegs + limits.additional &&
       !fills_registers) ||
      plain_attributes.numRegs > limits.plain || coarsened_blocks < plain_blocks ||
      coarsened_attributes.localSizeBytes > plain_attributes.localSizeBytes)
    return never;
  // Require four times as many blocks as the device can run at a time. The blocks of a coarsened
  // launch run longer, so the device is partly idle while the last blocks run. With few blocks,
  // compute-bound kernels lose more by this idle time than they gain.
  return std::uint64_t{4} * static_cast<unsigned>(coarsened_blocks) * device.multiprocessors();
}

std::uint64_t vendor_min_coarsened_tiles(gpu_target, queue &where, const void *plain,
                                         const void *coarsened, int threads, bool large) noexcept {
  constexpr std::uint64_t never = UINT64_MAX;
  const auto &device = static_cast<const gpu &>(where.owner());
  gpuFuncAttributes plain_attributes{}, coarsened_attributes{};
  if (!read_attributes(device.ordinal(), plain, plain_attributes, coarsened, coarsened_attributes))
    return never;
  // The values that the threads keep must be in registers.
  if (coarsened_attributes.localSizeBytes > plain_attributes.localSizeBytes)
    return never;
  if (is_set("AMP2HIP_COARSEN_SMALL"))
    return 1;
  // Below this number of threads per multiprocessor, a coarsened launch has too few threads to hide
  // the latency of memory. A kernel that gains only if its data are larger than the cache of the
  // GPU needs more: launches with that many threads usually have such data (docs/performance.md).
  const std::uint64_t needed_threads = large ? 8192 : 1400;
  return needed_threads * device.multiprocessors() / static_cast<unsigned>(threads) + 1;
}

} // namespace amp2hip
