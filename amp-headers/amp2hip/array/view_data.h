//===--- view_data.h - the data members of array and array_view -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_VIEW_DATA_H
#define AMP2HIP_ARRAY_VIEW_DATA_H

#include "amp2hip/array/buffer.h"
#include "amp2hip/array/general_access.h"
#include "amp2hip/index/extent.h"
#include "amp2hip/launch/launch_record.h"
#include "amp2hip/launch/thread_state.h"

namespace amp2hip {

struct alias_tag {};
struct placed_like_tag {};
struct view_access;

/// The location of the elements of a view. In a kernel, `pointer` points to the first element and
/// there is no owner. Elsewhere, the first element is `offset` bytes from the beginning of the
/// owner's memory.
template <int N>
struct view_data {
  void *pointer;
  buffer *owner;
  std::size_t offset;
  int pitch[N > 1 ? N - 1 : 1]; ///< distance of positions in elements, for every
                                ///< dimension except the last

  /// Returns the data of a view of dense elements.
  AMP2HIP_CPU_AMP static view_data dense(const concurrency::extent<N> &extent, void *pointer,
                                         buffer *owner, std::size_t offset) {
    view_data data;
    data.pointer = pointer;
    data.owner = owner;
    data.offset = offset;
    // A pitch that exceeds an int is truncated. That is harmless: its dimension has length 1, since
    // no container has more elements than 32 bits can count.
    unsigned step = 1;
    data.pitch[0] = 1;
    for (int i = N - 2; i >= 0; --i) {
      step *= static_cast<unsigned>(extent[i + 1]);
      data.pitch[i] = static_cast<int>(step);
    }
    return data;
  }
};

/// Stores the type and the extent of a new container in its backing store \p store, for traces.
/// Returns \p store.
template <typename T, int N>
buffer *described(buffer *store, const concurrency::extent<N> &extent, container_kind kind) {
  store->shape.element = &typeid(T);
  store->shape.kind = kind;
  store->shape.rank = N;
  for (int d = 0; d < N && N <= 3; ++d)
    store->shape.extent[d] = extent[d];
  return store;
}

/// Returns the distance from the first element to the element at index \p i, in elements, computed
/// with integers of type Number.
template <typename Number, int N>
AMP2HIP_CPU_AMP inline Number linear_as(const view_data<N> &data, const concurrency::index<N> &i) {
  Number place = i[N - 1];
  for (int d = 0; d < N - 1; ++d)
    place += static_cast<Number>(i[d]) * data.pitch[d];
  return place;
}
/// Returns the distance from the first element to the element at index \p i, in elements.
template <int N>
AMP2HIP_CPU_AMP inline std::ptrdiff_t linear(const view_data<N> &data,
                                             const concurrency::index<N> &i) {
#if AMP2HIP_PLAIN_ACCESS
  if (!has_general_access())
    return linear_as<int>(data, i);
#endif
  return linear_as<std::ptrdiff_t>(data, i);
}

/// Tells the compiler the alignment of the elements at \p first.
template <typename T>
AMP2HIP_CPU_AMP inline T *aligned_elements(T *first) {
#if AMP2HIP_PLAIN_ACCESS && !defined(AMP2HIP_UNALIGNED_VIEWS)
  constexpr std::size_t alignment = plain_alignment(sizeof(T));
  if constexpr (alignment > alignof(T))
    if (!has_general_access())
      return static_cast<T *>(__builtin_assume_aligned(first, alignment));
#endif
  return first;
}

/// Returns \p element, an element of a container, with the alignment of its type, so that its
/// members are loaded one by one. --optimize=unroll-loops writes this function around elements that
/// a thread loads once, and then combines with elements of a tile_static array in a loop: if one
/// instruction loads each of both, their members have the same places in groups of four registers,
/// and operands of one instruction in the same bank of the register file delay it.
template <typename T>
AMP2HIP_CPU_AMP inline const T &load_members(const T &element) {
#if AMP2HIP_PLAIN_ACCESS && AMP2HIP_DEVICE_PASS && !defined(AMP2HIP_UNALIGNED_VIEWS)
  if constexpr (plain_alignment(sizeof(T)) > alignof(T)) {
    const T *first = std::addressof(element);
    asm("" : "+l"(first)); // the compiler forgets the alignment
    return *first;
  }
#endif
  return element;
}

/// Returns the element at index \p i. On the host, first computes a pointer to its row: in a loop
/// along a row, the compiler then keeps one pointer per row instead of index arithmetic.
template <typename T, int N>
AMP2HIP_CPU_AMP inline T &element_at(T *first, const view_data<N> &data,
                                     const concurrency::index<N> &i) {
#if !AMP2HIP_DEVICE_PASS
  for (int d = 0; d < N - 1; ++d)
    first += static_cast<std::ptrdiff_t>(i[d]) * data.pitch[d];
  return first[i[N - 1]];
#else
  first = aligned_elements(first);
  return first[linear(data, i)];
#endif
}

/// Overload for a position in a view of rank 1. Without an index object, the compiler sees which
/// positions of a loop are adjacent.
template <typename T>
AMP2HIP_CPU_AMP inline T &element_at(T *first, const view_data<1> &, int place) {
  return aligned_elements(first)[place];
}

/// Returns a pointer to the first element. On the host, first brings the host's copy up to date.
template <typename T, int N>
AMP2HIP_CPU_AMP inline T *first_element(const view_data<N> &data, bool write) {
#if !AMP2HIP_DEVICE_PASS
  if (data.owner != nullptr) {
    if (data.owner->host_state.load(std::memory_order_acquire) <
        (write ? host_writable : host_readable))
      make_host_current(*data.owner, write);
    return reinterpret_cast<T *>(data.owner->host + data.offset);
  }
#endif
  (void)write;
  return static_cast<T *>(data.pointer);
}

/// Returns the range of bytes that a view spans in its backing store.
template <int N>
byte_range bytes_of(const view_data<N> &data, const concurrency::extent<N> &extent,
                    std::size_t element) {
  std::size_t count = 1;
  concurrency::index<N> last;
  for (int d = 0; d < N; ++d) {
    count *= static_cast<std::size_t>(extent[d] > 0 ? extent[d] : 0);
    last[d] = extent[d] - 1;
  }
  if (count == 0)
    return {data.offset, data.offset, true};
  const std::size_t spanned = static_cast<std::size_t>(linear(data, last)) + 1;
  return {data.offset, data.offset + spanned * element, spanned == count};
}

/// Completes the copy of a handle that has an owner: adds a reference to the owner or, during a
/// launch, passes the handle to the launch_record.
void copied_handle(void *&pointer, buffer *&owner, const byte_range &bytes,
                   const element_range &elements, concurrency::access_type access,
                   container_kind kind);

/// Completes the copy of a handle according to thread_state::mode. The function is small so that it
/// is inlined where a kernel is copied into the function of its loop (launch_cpu.h).
template <int N>
[[gnu::always_inline]] inline void copied(view_data<N> &data, concurrency::extent<N> &extent,
                                          const element_type &element,
                                          concurrency::access_type access, container_kind kind) {
  if (on_accelerator())
    data.owner = nullptr; // already null; the assignment tells the compiler so
  else if (data.owner != nullptr)
    copied_handle(data.pointer, data.owner, bytes_of(data, extent, element.size),
                  {element, N, &extent[0]}, access, kind);
}

} // namespace amp2hip

#endif // AMP2HIP_ARRAY_VIEW_DATA_H
