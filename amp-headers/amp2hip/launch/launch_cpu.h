//===--- launch_cpu.h - launches on a CPU accelerator --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_LAUNCH_CPU_H
#define AMP2HIP_LAUNCH_LAUNCH_CPU_H

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/index/domain.h"
#include "amp2hip/launch/launch_record.h"
#include "amp2hip/launch/thread_state.h"
#ifdef AMP2HIP_COARSEN_ON_CPU
#include "amp2hip/output/coarsened_threads.h"
#endif
#include "amp2hip/output/tile_loops.h"
#include "amp2hip/texture/interior.h"
#include <memory>
#include <new>
#include <type_traits>

namespace amp2hip {

/// The state of one thread of a tile on a CPU accelerator. The tile_barrier of the thread points to
/// it.
struct cpu_thread {
  void *tile_state;
  unsigned number;
  bool waited;
};

/// True if the functions that run a kernel may copy it (see loop_kernel). False if the kernel
/// contains objects whose copy constructors differ between host code and amp code: a launch copies
/// its kernel on the host only (§7), and the loops must use that copy. The translator declares the
/// member type amp2hip_copied_on_host in such a kernel.
template <typename Kernel, typename = void>
constexpr bool is_copied_in_loops = true;
template <typename Kernel>
constexpr bool is_copied_in_loops<Kernel, std::void_t<typename Kernel::amp2hip_copied_on_host>> =
    false;

/// The kernel object that a loop over threads uses. A small kernel is copied into the function that
/// contains the loop; the variant for larger kernels refers to the original. With a copy, the
/// compiler sees that the views of the kernel have no owner. It then removes the coherence checks
/// of the host's subscript operator, and vectorizes the loop as it does with pointers. If the
/// destructor is inlined too, only the destructors of the user's own members remain.
template <typename Kernel, bool Small = (sizeof(Kernel) <= 512 && is_copied_in_loops<Kernel>)>
union loop_kernel {
  Kernel kernel;

  [[gnu::always_inline, gnu::flatten]] explicit loop_kernel(const Kernel &arguments)
      : kernel(arguments) {}
  [[gnu::always_inline, gnu::flatten]] ~loop_kernel() { kernel.~Kernel(); }
};
template <typename Kernel>
union loop_kernel<Kernel, false> {
  const Kernel *arguments;

  explicit loop_kernel(const Kernel &arguments_) : arguments(std::addressof(arguments_)) {}
};

template <typename Kernel>
[[gnu::always_inline]] inline const Kernel &kernel_in(const loop_kernel<Kernel, true> &loop) {
  return loop.kernel;
}
template <typename Kernel>
const Kernel &kernel_in(const loop_kernel<Kernel, false> &loop) {
  return *loop.arguments;
}

/// Tells the compiler that the state of this thread is running::accelerator, so that it removes the
/// branches for host code. The CPU backend sets this state before it calls a function of this file,
/// except run_checked and run_tile_checked, which run in the state running::checked.
[[gnu::always_inline]] inline void assume_on_accelerator() {
  if (running_here() != running::accelerator)
    __builtin_unreachable();
}

/// Runs the threads first..last-1 of an untiled launch, row by row. Interior threads have a loop of
/// their own (interior.h).
template <typename Domain, typename Kernel>
[[gnu::flatten]] void run_threads(const cpu_kernel &launch, std::uint64_t first,
                                  std::uint64_t last) {
  constexpr int N = Domain::rank;
  const Domain &domain = *static_cast<const Domain *>(launch.domain);
  assume_on_accelerator();
  interior<N> inner;
  const loop_kernel<Kernel> loop(*static_cast<const Kernel *>(launch.functor));
  inner.close();
  leave_interior();
  const Kernel &kernel = kernel_in<Kernel>(loop);
  concurrency::index<N> next = domain.at(first);
  while (first < last) {
    const int begin = next[N - 1];
    const std::uint64_t rest = static_cast<std::uint64_t>(domain.extent[N - 1] - begin);
    const int end =
        inner.end_of_run(next, begin + static_cast<int>(rest < last - first ? rest : last - first));
    if (inner.contains(next)) {
      for (int c = begin; c < end; ++c) {
        concurrency::index<N> i = next;
        i[N - 1] = c;
        const interior_scope<N> thread(i);
        kernel(i);
      }
    } else {
      for (int c = begin; c < end; ++c) {
        concurrency::index<N> i = next;
        i[N - 1] = c;
        if (inner.any_texture())
          assume_no_interior_thread();
        kernel(i);
      }
    }
    first += static_cast<std::uint64_t>(end - begin);
    if (inner.any_texture() && end < domain.extent[N - 1]) {
      next[N - 1] = end;
      continue;
    }
    next[N - 1] = 0;
    for (int d = N - 2; d >= 0 && ++next[d] == domain.extent[d] && d > 0; --d)
      next[d] = 0;
  }
}

/// Runs the threads of one tile, beginning with thread \p first. Returns after the last thread, or
/// after a thread that has waited at a barrier: during the wait, another fiber has continued with
/// the next thread. If cpu_kernel::one_by_one is true, runs only thread \p first.
template <typename Domain, typename Kernel>
[[gnu::flatten]] void run_tile(const cpu_kernel &launch, std::uint64_t tile_number, unsigned first,
                               void *tile_state) {
  using point = typename Domain::point;
  const Domain &domain = *static_cast<const Domain *>(launch.domain);
  assume_on_accelerator();
  leave_interior();
  const loop_kernel<Kernel> loop(*static_cast<const Kernel *>(launch.functor));
  const Kernel &kernel = kernel_in<Kernel>(loop);
  const point tile = domain.tile_at(tile_number);
  const unsigned end = launch.one_by_one ? first + 1 : static_cast<unsigned>(Domain::tile_threads);
  for (unsigned number = first; number < end;) {
    point local = Domain::local_at(number);
    const int row_end = launch.one_by_one ? local[Domain::rank - 1] + 1 : Domain::tile_row;
    for (int c = local[Domain::rank - 1]; c < row_end; ++c, ++number) {
      local[Domain::rank - 1] = c;
      cpu_thread thread = {tile_state, number, false};
      typename Domain::index i = Domain::at(tile, local, &thread);
      kernel(i);
      if (thread.waited)
        return;
    }
  }
}

/// Runs the tiles first..last-1 with amp2hip_run_tile, the member function with loops over the
/// threads that the translator adds to a kernel.
template <typename Domain, typename Kernel>
[[gnu::flatten]] void run_tile_loops(const cpu_kernel &launch, std::uint64_t first,
                                     std::uint64_t last) {
  const Domain &domain = *static_cast<const Domain *>(launch.domain);
  assume_on_accelerator();
  leave_interior();
  const loop_kernel<Kernel> loop(*static_cast<const Kernel *>(launch.functor));
  const Kernel &kernel = kernel_in<Kernel>(loop);
  for (; first < last; ++first)
    kernel.template amp2hip_run_tile<Kernel>(whole_tile<Domain>(domain.tile_at(first)));
}

#ifdef AMP2HIP_COARSEN_ON_CPU
/// As run_tile, with the member function amp2hip_run_coarsened, for tests of it without a GPU. \p
/// first numbers the threads that a GPU would have.
template <typename Domain, typename Threads, typename Kernel>
void run_tile_coarsened(const cpu_kernel &launch, std::uint64_t tile_number, unsigned first,
                        void *tile_state) {
  const Domain &domain = *static_cast<const Domain *>(launch.domain);
  const unsigned end = launch.one_by_one ? first + 1 : unsigned{Threads::groups};
  for (unsigned number = first; number < end; ++number) {
    cpu_thread thread = {tile_state, number, false};
    typename Domain::point local;
    unsigned rest = number;
    for (int d = Domain::rank - 1; d >= 0; --d) {
      const auto length =
          static_cast<unsigned>(d == Threads::axis() ? Threads::step : Domain::tile_length(d));
      local[d] = static_cast<int>(rest % length);
      rest /= length;
    }
    static_cast<const Kernel *>(launch.functor)
        ->template amp2hip_run_coarsened<Kernel>(
            Threads(domain.tile_at(tile_number), local, &thread));
    if (thread.waited)
      return;
  }
}
#endif

/// Tells the access checker, if the program has one, that thread \p number of a launch, or of its
/// current tile, begins.
void begin_checked_thread(std::uint64_t number);

/// Run threads on the checking accelerator, where containers check their indices: run_checked those
/// of an untiled launch, run_tile_checked those of a tile. The threads run one after another, and
/// the code is small rather than fast.
template <typename Domain, typename Kernel>
void run_checked(const cpu_kernel &launch, std::uint64_t first, std::uint64_t last) {
  const Domain &domain = *static_cast<const Domain *>(launch.domain);
  for (; first < last; ++first) {
    begin_checked_thread(first);
    concurrency::index<Domain::rank> i = domain.at(first);
    (*static_cast<const Kernel *>(launch.functor))(i);
  }
}
template <typename Domain, typename Kernel>
void run_tile_checked(const cpu_kernel &launch, std::uint64_t tile_number, unsigned first,
                      void *tile_state) {
  const Domain &domain = *static_cast<const Domain *>(launch.domain);
  const typename Domain::point tile = domain.tile_at(tile_number);
  const unsigned end = launch.one_by_one ? first + 1 : static_cast<unsigned>(Domain::tile_threads);
  for (unsigned number = first; number < end; ++number) {
    cpu_thread thread = {tile_state, number, false};
    begin_checked_thread(number);
    const unsigned local = launch.thread_order != nullptr ? launch.thread_order[number] : number;
    typename Domain::index i = Domain::at(tile, Domain::local_at(local), &thread);
    (*static_cast<const Kernel *>(launch.functor))(i);
    if (thread.waited)
      return;
  }
}

template <int N, typename Kernel>
void launch_cpu(launch_record &record, const flat_domain<N> &domain, const Kernel &arguments) {
  cpu_kernel launch = {};
  launch.functor = std::addressof(arguments);
  launch.domain = &domain;
  launch.type = &typeid(Kernel);
  launch.count = domain.count;
  if constexpr (N <= 3) {
    launch.rank = N;
    for (int d = 0; d < N; ++d)
      launch.tiles[d] = domain.extent[d];
  }
  launch.run = record.checked() ? &run_checked<flat_domain<N>, Kernel>
                                : &run_threads<flat_domain<N>, Kernel>;
  record.run_on_cpu(launch);
}

template <int R, int D0, int D1, int D2, typename Kernel>
void launch_cpu(launch_record &record, const tiled_domain<R, D0, D1, D2> &domain,
                const Kernel &arguments) {
  using Domain = tiled_domain<R, D0, D1, D2>;
  cpu_kernel launch = {};
  launch.functor = std::addressof(arguments);
  launch.domain = &domain;
  launch.type = &typeid(Kernel);
  launch.count = 1;
  launch.tile_threads = Domain::tile_threads;
  launch.rank = R;
  for (int d = 0; d < R; ++d) {
    launch.tiles[d] = domain.tiles[d];
    launch.tile[d] = Domain::tile_length(d);
    launch.count *= static_cast<std::uint64_t>(domain.tiles[d]);
  }
  launch.run_tile =
      record.checked() ? &run_tile_checked<Domain, Kernel> : &run_tile<Domain, Kernel>;
  if constexpr (has_tile_loops<Kernel, whole_tile<Domain>>::value)
    launch.run_tiles = record.checked() ? nullptr : &run_tile_loops<Domain, Kernel>;
#ifdef AMP2HIP_COARSEN_ON_CPU
  using Threads = coarsened_threads<Domain, AMP2HIP_COARSEN_ON_CPU>;
  if constexpr (has_coarsened_threads<Kernel, Threads>::value) {
    launch.tile_threads = Threads::groups;
    launch.run_tile = &run_tile_coarsened<Domain, Threads, Kernel>;
    launch.run_tiles = nullptr;
  }
#endif
  record.run_on_cpu(launch);
}

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_LAUNCH_CPU_H
