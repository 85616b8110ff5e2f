//===--- launch_cpu.h - launches on a CPU accelerator --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_CPU_H
#define AMP2HIP_LAUNCH_CPU_H

#include "amp2hip/backend.h"
#include "amp2hip/domain.h"
#include "amp2hip/launch_record.h"
#include "amp2hip/thread_state.h"
#include "amp2hip/tile_loops.h"
#include <memory>
#include <new>
#include <type_traits>

namespace amp2hip {

/// What a barrier of the CPU accelerator knows of the thread that waits.
struct cpu_thread {
  void *tile_state;
  unsigned number;
  bool waited;
};

/// False for a kernel that holds objects which amp code copies by another constructor than
/// the host: a launch copies its kernel on the host alone (§7), and the loops use that copy.
/// The translator declares the member type.
template <typename Kernel, typename = void>
constexpr bool is_copied_in_loops = true;
template <typename Kernel>
constexpr bool is_copied_in_loops<Kernel, std::void_t<typename Kernel::amp2hip_copied_on_host>> = false;

/// The kernel as its loop uses it: small ones are copied beside the loop, where
/// the compiler sees that their views have no owner, and folds the coherence
/// checks of the host's subscript away; the loop then vectorises as with
/// pointers. Where the destructor is inlined as well, nothing is left of it but
/// what the user's own members do there.
template <typename Kernel, bool Small = (sizeof(Kernel) <= 512 && is_copied_in_loops<Kernel>)>
union loop_kernel {
  Kernel kernel;

  [[gnu::always_inline, gnu::flatten]] explicit loop_kernel(const Kernel &arguments) : kernel(arguments) {}
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

/// Tells the compiler what the CPU backend has set for all but run_checked and
/// run_tile_checked.
[[gnu::always_inline]] inline void assume_on_accelerator() {
  if (running_here() != running::accelerator)
    __builtin_unreachable();
}

/// Runs threads first..last-1 of an untiled launch, row by row.
template <typename Domain, typename Kernel>
[[gnu::flatten]] void run_threads(const cpu_kernel &launch, std::uint64_t first, std::uint64_t last) {
  constexpr int N = Domain::rank;
  const Domain &domain = *static_cast<const Domain *>(launch.domain);
  assume_on_accelerator();
  const loop_kernel<Kernel> loop(*static_cast<const Kernel *>(launch.functor));
  const Kernel &kernel = kernel_in<Kernel>(loop);
  concurrency::index<N> row = domain.at(first);
  while (first < last) {
    const int begin = row[N - 1];
    const std::uint64_t rest = static_cast<std::uint64_t>(domain.extent[N - 1] - begin);
    const int end = begin + static_cast<int>(rest < last - first ? rest : last - first);
    for (int c = begin; c < end; ++c) {
      concurrency::index<N> i = row;
      i[N - 1] = c;
      kernel(i);
    }
    first += static_cast<std::uint64_t>(end - begin);
    row[N - 1] = 0;
    for (int d = N - 2; d >= 0 && ++row[d] == domain.extent[d] && d > 0; --d)
      row[d] = 0;
  }
}

/// Runs the threads of one tile from `first` on, until the end or until one of
/// them has waited at a barrier: then another fiber went on after it. Just the
/// first where the launch is one by one.
template <typename Domain, typename Kernel>
[[gnu::flatten]] void run_tile(const cpu_kernel &launch, std::uint64_t tile_number, unsigned first, void *tile_state) {
  using point = typename Domain::point;
  const Domain &domain = *static_cast<const Domain *>(launch.domain);
  assume_on_accelerator();
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

/// Runs tiles first..last-1 by the loops over their threads that the translator
/// wrote.
template <typename Domain, typename Kernel>
[[gnu::flatten]] void run_tile_loops(const cpu_kernel &launch, std::uint64_t first, std::uint64_t last) {
  const Domain &domain = *static_cast<const Domain *>(launch.domain);
  assume_on_accelerator();
  const loop_kernel<Kernel> loop(*static_cast<const Kernel *>(launch.functor));
  const Kernel &kernel = kernel_in<Kernel>(loop);
  for (; first < last; ++first)
    kernel.template amp2hip_run_tile<Kernel>(whole_tile<Domain>(domain.tile_at(first)));
}

/// Threads of an untiled launch or of a tile where containers check what indices
/// they are given: one thread after the other, and small rather than fast.
template <typename Domain, typename Kernel>
void run_checked(const cpu_kernel &launch, std::uint64_t first, std::uint64_t last) {
  const Domain &domain = *static_cast<const Domain *>(launch.domain);
  for (; first < last; ++first) {
    concurrency::index<Domain::rank> i = domain.at(first);
    (*static_cast<const Kernel *>(launch.functor))(i);
  }
}
template <typename Domain, typename Kernel>
void run_tile_checked(const cpu_kernel &launch, std::uint64_t tile_number, unsigned first, void *tile_state) {
  const Domain &domain = *static_cast<const Domain *>(launch.domain);
  const typename Domain::point tile = domain.tile_at(tile_number);
  const unsigned end = launch.one_by_one ? first + 1 : static_cast<unsigned>(Domain::tile_threads);
  for (unsigned number = first; number < end; ++number) {
    cpu_thread thread = {tile_state, number, false};
    const unsigned local = launch.order != nullptr ? launch.order[number] : number;
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
  launch.run = record.checked() ? &run_checked<flat_domain<N>, Kernel> : &run_threads<flat_domain<N>, Kernel>;
  record.run_on_cpu(launch);
}

template <int R, int D0, int D1, int D2, typename Kernel>
void launch_cpu(launch_record &record, const tiled_domain<R, D0, D1, D2> &domain, const Kernel &arguments) {
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
    launch.count *= static_cast<std::uint64_t>(domain.tiles[d]);
  }
  launch.run_tile = record.checked() ? &run_tile_checked<Domain, Kernel> : &run_tile<Domain, Kernel>;
  if constexpr (has_tile_loops<Kernel, whole_tile<Domain>>::value)
    launch.run_tiles = record.checked() ? nullptr : &run_tile_loops<Domain, Kernel>;
  record.run_on_cpu(launch);
}

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_CPU_H
