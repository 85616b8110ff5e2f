//===--- tile_loops.h - kernels as loops over the threads of a tile ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Support for `amp2hip_run_tile`, the member function that `amp2hip --tile-loops` adds to a tiled
/// kernel next to its call operator. The function runs a whole tile as a sequence of loops over the
/// threads of the tile. Each barrier of the kernel ends one loop and begins the next (§4.5.3). A
/// function with barriers that the kernel calls gets a similar version, which `amp2hip_run_tile`
/// calls once for the tile.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_TILE_LOOPS_H
#define AMP2HIP_OUTPUT_TILE_LOOPS_H

#include "amp2hip/index/domain.h"
#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>
#include <utility>

namespace concurrency {
template <typename T, int N>
class array;
template <typename T, int N>
class array_view;
} // namespace concurrency

namespace amp2hip {

template <typename T, int N>
class array_ref;

/// The values of a variable that lives across a barrier, one for each of several threads of a tile.
/// The lifetime of a value begins with keep().
template <typename T, int Threads>
union kept_values {
  AMP2HIP_CPU_AMP kept_values() {}
  kept_values(const kept_values &) = delete;
  kept_values &operator=(const kept_values &) = delete;

  /// The value of thread \p number.
  [[gnu::always_inline]] AMP2HIP_CPU_AMP T &operator[](int number) { return values_[number]; }
  /// A number is passed by value: it may be a constant without storage.
  [[gnu::always_inline]] AMP2HIP_CPU_AMP void
  keep(int number, std::conditional_t<std::is_scalar<T>::value, T, const T &> value) {
    copy(values_[number], value);
  }

private:
  template <typename U>
  [[gnu::always_inline]] AMP2HIP_CPU_AMP static void copy(U &to, const U &from) {
    if constexpr (std::is_array<U>::value) {
      for (std::size_t i = 0; i < std::extent<U>::value; ++i)
        copy(to[i], from[i]);
    } else {
      new (&to) U(from);
    }
  }

  T values_[Threads];
};

/// One tile of a launch, for the loops over its threads. The threads are numbered in row-major
/// order: by slice, row and column. At rank 1 or 2, the missing dimensions have length 1, and their
/// positions may be omitted.
template <typename Domain>
class whole_tile {
public:
  using index = typename Domain::index;
  static constexpr int rank = Domain::rank;
  static constexpr int threads = Domain::tile_threads;
  static constexpr int columns = Domain::tile_row;
  static constexpr int slices = Domain::rank == 3 ? index::tile_dim0 : 1;
  static constexpr int rows = threads / columns / slices;
  /// The largest number of bytes that the kept_values of a kernel may have on the stack.
  static constexpr std::size_t max_kept_bytes = std::size_t(1) << 18;

  explicit whole_tile(const typename Domain::point &tile) : tile_(tile) {}

  [[gnu::always_inline]] static int number(int slice, int row, int column) {
    return (slice * rows + row) * columns + column;
  }
  [[gnu::always_inline]] static int number(int row, int column) { return row * columns + column; }
  [[gnu::always_inline]] static int number(int column) { return column; }
  /// Returns the tiled_index of a thread. Its barrier must not be used: the generated loops contain
  /// no waits, since the end of a loop acts as the barrier.
  [[gnu::always_inline]] index at(int slice, int row, int column) const {
    typename Domain::point local;
    if constexpr (Domain::rank == 3)
      local[0] = slice;
    if constexpr (Domain::rank > 1)
      local[Domain::rank - 2] = row;
    local[Domain::rank - 1] = column;
    return Domain::at(tile_, local, nullptr);
  }
  [[gnu::always_inline]] index at(int row, int column) const { return at(0, row, column); }
  [[gnu::always_inline]] index at(int column) const { return at(0, 0, column); }

private:
  typename Domain::point tile_;
};

/// Clamps `bound + after` to [0, length], the positions of a tile in a dimension of `length`
/// threads. \p after is 0 for the bound itself and 1 for the position after it.
[[gnu::always_inline]] constexpr int place_in_tile(std::int64_t bound, int after, int length) {
  return bound + after <= 0        ? 0
         : bound + after >= length ? length
                                   : static_cast<int>(bound) + after;
}

/// True if variables of the types \p T can be kept across barriers for each thread of a \p Tile, a
/// whole_tile or coarsened_threads. The types must be trivially copyable and destructible, and the
/// values must fit into the available memory. Pointers are excluded, because they may point to
/// local variables of the loop before the barrier.
template <typename Tile, typename... T>
constexpr bool can_keep =
    (true && ... &&
     (std::is_trivially_copyable<T>::value && std::is_trivially_destructible<T>::value &&
      !std::is_pointer<std::remove_all_extents_t<T>>::value)) &&
    (std::size_t(0) + ... + sizeof(T)) * Tile::threads <= Tile::max_kept_bytes;

/// True if all threads of a tile may use one object of type \p T where the program copies the
/// object for each thread: all objects of the type are equal.
template <typename T>
constexpr bool is_stateless = std::is_empty<T>::value && std::is_trivially_copyable<T>::value;

template <typename T>
struct is_container_class : std::false_type {};
template <typename T, int N>
struct is_container_class<concurrency::array<T, N>> : std::true_type {};
template <typename T, int N>
struct is_container_class<concurrency::array_view<T, N>> : std::true_type {};
template <typename T, int N>
struct is_container_class<array_ref<T, N>> : std::true_type {};

/// True if \p T is an array or array_view, or a reference to one. Its elements have an index, not a
/// tiled_index, so that no operator waits at a barrier.
template <typename T>
constexpr bool is_container =
    is_container_class<std::remove_cv_t<std::remove_reference_t<T>>>::value;

/// True for the type of a number that is a data member of a const object, `decltype((kernel.n))`:
/// it is not mutable, volatile or static.
template <typename T>
constexpr bool is_number = false;
template <typename T>
constexpr bool is_number<const T &> =
    (std::is_arithmetic<T>::value || std::is_enum<T>::value) && !std::is_volatile<T>::value;

/// Replaces kept_values if the program does not use the result of a function.
struct no_values {
  template <typename T>
  [[gnu::always_inline]] void keep(int, T) const {}
};

/// True if \p Index is the index type of the threads of a \p Tile.
template <typename Tile, typename Index>
constexpr bool is_index_of = std::is_same<typename Tile::index, Index>::value;

/// True if \p Kernel itself, and not only a base class, has a member function amp2hip_run_tile that
/// runs a \p Tile.
template <typename Kernel, typename Tile, typename = void>
struct has_tile_loops : std::false_type {};
template <typename Kernel, typename Tile>
struct has_tile_loops<Kernel, Tile,
                      decltype(std::declval<const Kernel &>().template amp2hip_run_tile<Kernel>(
                          std::declval<const Tile &>()))> : std::true_type {};

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_TILE_LOOPS_H
