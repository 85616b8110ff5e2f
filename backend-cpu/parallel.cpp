//===--- parallel.cpp - parallel loops over all cores ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "parallel.h"
#include "sanitizers.h"
#include <algorithm>
#include <thread>

#if AMP2HIP_TSAN
#include <atomic>
#include <exception>
#include <mutex>
#include <vector>
#else
#include <link.h>
#include <new>
#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>
#endif

namespace amp2hip {

/// Returns the number of elements of a piece: few enough that a slow piece does not delay the end,
/// and enough that the overhead of a piece is small.
static std::uint64_t piece_size(std::uint64_t count, unsigned workers) {
  return std::max<std::uint64_t>(1, count / (std::uint64_t(workers) * 16));
}

#if AMP2HIP_TSAN

// Uses threads of the standard library instead of oneTBB: the distribution's oneTBB is not
// instrumented, so ThreadSanitizer would report its synchronization.
void parallel_pieces(std::uint64_t count,
                     const std::function<void(std::uint64_t, std::uint64_t)> &work) {
  const unsigned workers = std::max(2u, std::thread::hardware_concurrency());
  const std::uint64_t piece = piece_size(count, workers);
  std::atomic<std::uint64_t> next{0};
  std::mutex lock;
  std::exception_ptr failure;
  auto take = [&] {
    try {
      for (std::uint64_t first; (first = next.fetch_add(piece)) < count;)
        work(first, std::min(first + piece, count));
    } catch (...) {
      next = count;
      const std::lock_guard<std::mutex> guard(lock);
      if (!failure)
        failure = std::current_exception();
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < workers && i * piece < count; ++i)
    threads.emplace_back(take);
  take();
  for (std::thread &one : threads)
    one.join();
  if (failure)
    std::rethrow_exception(failure);
}

#else

/// Returns the bytes of thread-local variables, including tile_static variables, that the C library
/// takes from the stack of every new thread.
static std::size_t static_tls_size() {
  std::size_t size = 0;
  dl_iterate_phdr(
      [](dl_phdr_info *info, std::size_t, void *sum) {
        for (int i = 0; i < info->dlpi_phnum; ++i)
          if (info->dlpi_phdr[i].p_type == PT_TLS)
            *static_cast<std::size_t *>(sum) += info->dlpi_phdr[i].p_memsz;
        return 0;
      },
      &size);
  return size;
}

/// Gives oneTBB's worker threads 4 MiB of stack in addition to their thread-local variables, for
/// the life of the process. A worker cannot start if its stack is smaller than its thread-local
/// variables.
static void prepare_workers() {
  using oneapi::tbb::global_control;
  alignas(global_control) static unsigned char storage[sizeof(global_control)]; // never destroyed
  static const void *const stack = new (storage)
      global_control(global_control::thread_stack_size, (std::size_t(4) << 20) + static_tls_size());
  (void)stack;
}

void parallel_pieces(std::uint64_t count,
                     const std::function<void(std::uint64_t, std::uint64_t)> &work) {
  prepare_workers();
  const auto workers = static_cast<unsigned>(oneapi::tbb::this_task_arena::max_concurrency());
  using range = oneapi::tbb::blocked_range<std::uint64_t>;
  // Isolate the loop: if the caller is itself a task of oneTBB, it must not run other tasks of the
  // program while it waits here.
  oneapi::tbb::this_task_arena::isolate([&] {
    oneapi::tbb::parallel_for(range(0, count, piece_size(count, workers)),
                              [&](const range &piece) { work(piece.begin(), piece.end()); });
  });
}

#endif

} // namespace amp2hip
