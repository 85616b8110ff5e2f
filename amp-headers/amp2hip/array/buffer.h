//===--- buffer.h - backing stores of containers --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_BUFFER_H
#define AMP2HIP_ARRAY_BUFFER_H

#include "amp2hip/accelerator/accelerator.h"
#include "amp2hip/array/element_layout.h"
#include "amp2hip/compiler/atomic_value.h"
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <typeinfo>

namespace amp2hip {

class event;

/// The bytes of a backing store from the first to the last byte that an operation covers.
struct byte_range {
  std::size_t begin, end;
  bool dense; ///< true if the operation covers every byte of the range
};

/// The containers in a kernel: a launch runs where its arrays and textures are (§7). Data of
/// textures does not move to other accelerators (§10).
enum class container_kind : unsigned char {
  view,
  array,
  texture,
  sampled_texture, ///< a view whose texels have a type that kernels can sample
};

/// The elements of a container in a kernel.
struct element_type {
  std::size_t size;           ///< in bytes
  element_layout (*layout)(); ///< for AMP2HIP_COMPARE
};
template <typename T>
constexpr element_type element_type_of = {sizeof(T), &layout_of<std::remove_const_t<T>>};

/// The elements of a container in a kernel, and their arrangement.
struct element_range {
  element_type element;
  int rank;
  const int *extent; ///< \p rank components, which exist during the call only
};

/// The type and the shape of the container that created a backing store, for traces.
struct container_shape {
  const std::type_info *element = nullptr;
  container_kind kind = container_kind::view;
  int rank = 0;
  int extent[3] = {};       ///< of a rank up to 3
  std::uint32_t number = 0; ///< among the containers of a trace, from 1; 0 before the first record
};

/// The state of the host's copy of a backing store.
enum host_copy : unsigned char { host_stale, host_readable, host_writable };

/// A backing store: host memory, the memory of an array, or the storage of a view without a source.
/// This base class has the members that an access on the host reads. The derived class
/// `backing_store` (runtime/backing_store.h) has the rest, including the copies on accelerators.
struct buffer {
  atomic_value<long> references{1}; ///< number of handles: views and arrays
  atomic_value<long> holds{
      1}; ///< one for all handles together, plus one for each pending operation
  /// A host_copy.
  atomic_value<unsigned char> host_state{host_stale};
  char *host = nullptr; ///< the host's copy
  container_shape shape;
};

/// Creates a backing store for \p bytes bytes of the program's own memory at \p host.
buffer *make_host_backing_store(void *host, std::size_t bytes);
/// Creates a backing store without a source. Its storage is allocated where it is first accessed.
buffer *make_unsourced_backing_store(std::size_t bytes);
/// Creates the backing store of an array on \p place. If \p place is on the accelerator "cpu", pins
/// the memory for \p associated, if any. Throws out_of_memory with a message that begins with
/// "Failed to create buffer".
buffer *make_array_backing_store(std::size_t bytes, const concurrency::accelerator_view &place,
                                 const concurrency::accelerator_view *associated);

/// Brings the host's copy up to date. If \p write, makes it the only current copy.
void make_host_current(buffer &store, bool write);
/// Called when the last handle (array or view) is destroyed. Copies changes back to the program's
/// memory and ignores errors of the copy (§8.4). Then calls release_hold().
void close(buffer *store) noexcept;
/// Adds a hold, which keeps the memory of a backing store alive while the operation of a future is
/// pending. A hold is not a handle: close() does not wait for it to copy changes back to the
/// program's memory.
inline void add_hold(buffer *store) { store->holds.fetch_add(1, std::memory_order_relaxed); }
/// Removes a hold, and frees the backing store if no hold is left.
void release_hold(buffer *store) noexcept;

inline void retain(buffer *store) { store->references.fetch_add(1, std::memory_order_relaxed); }
inline void release(buffer *store) noexcept {
  if (store->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
    close(store);
}

/// Implement synchronize() and synchronize_to() of array_view (§5.2.3) for \p bytes, the bytes that
/// the view spans. Return an event to wait for, or null if the operation is complete.
std::shared_ptr<event> synchronize(buffer &store, concurrency::access_type access,
                                   const byte_range &bytes);
std::shared_ptr<event> synchronize_to(buffer &store, const concurrency::accelerator_view &place,
                                      concurrency::access_type access, const byte_range &bytes);
/// Implements discard_data() (§5.2.3). No-op for a strided view: the bytes between its elements
/// must be preserved.
void discard(buffer &store, const byte_range &bytes) noexcept;
/// Returns the accelerator_view on which a backing store resides. Throws runtime_exception for the
/// backing store of an array_view without a source (§5.2.3).
concurrency::accelerator_view source_view(const buffer &store);
concurrency::accelerator_view associated_view(const buffer &store);

} // namespace amp2hip

#endif // AMP2HIP_ARRAY_BUFFER_H
