//===--- view_data.h - what a container holds besides its extent ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_VIEW_DATA_H
#define AMP2HIP_VIEW_DATA_H

#include "amp2hip/buffer.h"
#include "amp2hip/extent.h"
#include "amp2hip/launch_record.h"
#include "amp2hip/thread_state.h"

namespace amp2hip {

struct alias_tag {};
struct placed_like_tag {};
struct view_access;

/// The elements of a view. In a kernel `pointer` is the first of them and there
/// is no owner; elsewhere they are `offset` bytes into the owner's memory.
template <int N>
struct view_data {
  void *pointer;
  buffer *owner;
  std::size_t offset;
  int pitch[N > 1 ? N - 1 : 1]; ///< elements from one place to the next, in all
                                ///< dimensions but the last

  /// Of dense elements.
  AMP2HIP_CPU_AMP static view_data dense(const concurrency::extent<N> &extent, void *pointer, buffer *owner,
                                         std::size_t offset) {
    view_data data;
    data.pointer = pointer;
    data.owner = owner;
    data.offset = offset;
    // A pitch beyond an int belongs to a dimension of length 1: no container
    // has more elements than 32 bits count.
    unsigned step = 1;
    data.pitch[0] = 1;
    for (int i = N - 2; i >= 0; --i) {
      step *= static_cast<unsigned>(extent[i + 1]);
      data.pitch[i] = static_cast<int>(step);
    }
    return data;
  }
};

/// How many elements index i is after the first. 64 bits: a view may have more
/// elements than an int counts.
template <int N>
AMP2HIP_CPU_AMP inline std::ptrdiff_t linear(const view_data<N> &data, const concurrency::index<N> &i) {
  std::ptrdiff_t place = i[N - 1];
  for (int d = 0; d < N - 1; ++d)
    place += static_cast<std::ptrdiff_t>(i[d]) * data.pitch[d];
  return place;
}

/// The element at index i. On the host by way of its row: in a loop along one
/// the compiler keeps a pointer for each row that is used, and no sums.
template <typename T, int N>
AMP2HIP_CPU_AMP inline T &element_at(T *first, const view_data<N> &data, const concurrency::index<N> &i) {
#if !AMP2HIP_DEVICE_PASS
  for (int d = 0; d < N - 1; ++d)
    first += static_cast<std::ptrdiff_t>(i[d]) * data.pitch[d];
  return first[i[N - 1]];
#else
  std::ptrdiff_t place = linear(data, i);
#if defined(__NVCC__)
  // The assembler multiplies a widened int with the size of an element, and
  // shifts what it takes for 64 bits. With elements that take several loads the
  // latter is up to 6 % faster in tiled kernels (docs/performance.md).
  if constexpr (N == 1 && sizeof(T) >= 16)
    asm("" : "+l"(place));
#endif
  return first[place];
#endif
}

/// The element at a place of the only dimension; the compiler sees which places
/// of a loop lie side by side.
template <typename T>
AMP2HIP_CPU_AMP inline T &element_at(T *first, const view_data<1> &, int place) {
  return first[place];
}

/// The first element, on the host made current there.
template <typename T, int N>
AMP2HIP_CPU_AMP inline T *first_element(const view_data<N> &data, bool write) {
#if !AMP2HIP_DEVICE_PASS
  if (data.owner != nullptr) {
    if (data.owner->host_state.load(std::memory_order_acquire) < (write ? host_writable : host_readable))
      make_host_current(*data.owner, write);
    return reinterpret_cast<T *>(data.owner->host + data.offset);
  }
#endif
  (void)write;
  return static_cast<T *>(data.pointer);
}

/// The bytes of its home that a view spans.
template <int N>
byte_range bytes_of(const view_data<N> &data, const concurrency::extent<N> &extent, std::size_t element) {
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

/// What copying a handle with an owner does: counts it, or tells the launch.
/// `element` is the bytes of one.
void copied_handle(void *&pointer, buffer *&owner, const byte_range &bytes, std::size_t element,
                   concurrency::access_type access, bool is_array);

/// A copy of a handle, according to what copying means on this thread. Small:
/// the copy of a kernel beside its loop must be inlined (launch_cpu.h).
template <int N>
[[gnu::always_inline]] inline void copied(view_data<N> &data, const concurrency::extent<N> &extent, std::size_t element,
                                          concurrency::access_type access, bool is_array) {
  if (on_accelerator())
    data.owner = nullptr; // as it is: a compiler that knows where it is need not look
  else if (data.owner != nullptr)
    copied_handle(data.pointer, data.owner, bytes_of(data, extent, element), element, access, is_array);
}

} // namespace amp2hip

#endif // AMP2HIP_VIEW_DATA_H
