//===--- view_access.h - shared implementation of array and array_view ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_VIEW_ACCESS_H
#define AMP2HIP_ARRAY_VIEW_ACCESS_H

#include "amp2hip/array/array.h"
#include "amp2hip/array/region.h"
#include "amp2hip/array/view_data.h"
#include "amp2hip/error/errors.h"

namespace amp2hip {

/// A friend of array and array_view. Other code of these headers accesses their private members
/// through it.
struct view_access {
  template <typename Container>
  AMP2HIP_CPU_AMP static const auto &data(const Container &container) {
    return container.data_;
  }
  template <typename T, int N>
  AMP2HIP_CPU_AMP static concurrency::array_view<T, N> make(const concurrency::extent<N> &extent,
                                                            const view_data<N> &data) {
    return concurrency::array_view<T, N>(extent, data);
  }
  template <typename T, int N>
  static concurrency::array<T, N> make_array(const concurrency::extent<N> &extent,
                                             const view_data<N> &data) {
    return concurrency::array<T, N>(extent, data);
  }
};

/// Observes the use of the element at \p i, or of the part that begins there. \p bytes is the size
/// of an element; 0 for a part.
template <typename T, int N>
AMP2HIP_CPU_AMP inline void observe_index(const view_data<N> &data, const concurrency::index<N> &i,
                                          std::size_t bytes) {
#if AMP2HIP_OBSERVED && !AMP2HIP_DEVICE_PASS
  if (data.owner == nullptr && running_here() == running::checked)
    observe_element(&data, data.pointer, static_cast<const T *>(data.pointer) + linear(data, i),
                    bytes, N, nullptr);
#else
  (void)data, (void)i, (void)bytes;
#endif
}

/// Throws runtime_exception, with the name of the kernel, if the index is outside the extent.
/// Checks only in a kernel on the checking CPU accelerator (§5.2.4).
template <typename T, int N>
AMP2HIP_CPU_AMP inline void check_index(const concurrency::extent<N> &extent,
                                        const view_data<N> &data, const concurrency::index<N> &i) {
#if AMP2HIP_DEVICE_PASS
  (void)extent, (void)data, (void)i;
#else
  if (data.owner == nullptr && running_here() == running::checked && !extent.contains(i))
    throw_index_outside(i, extent, &data);
  observe_index<T>(data, i, sizeof(T));
#endif
}
/// Throws if \p i, the position in the most significant dimension, is outside the extent. Checks on
/// the host, where the caller would otherwise return a view of elements outside the extent, and in
/// kernels on the checking CPU accelerator.
template <typename T, int N>
AMP2HIP_CPU_AMP inline void check_first_index(const concurrency::extent<N> &extent,
                                              const view_data<N> &data, int i) {
#if AMP2HIP_DEVICE_PASS
  (void)extent, (void)data, (void)i;
#else
  if (data.owner != nullptr) {
    if (i < 0 || i >= extent[0])
      throw_projection_outside(i, extent);
  } else if (running_here() == running::checked && (i < 0 || i >= extent[0])) {
    concurrency::index<N> place;
    place[0] = i;
    throw_index_outside(place, extent, &data);
  } else {
    concurrency::index<N> place;
    place[0] = i;
    observe_index<T>(data, place, 0);
  }
#endif
}

/// Adds a reference to the backing store for a new handle with these data. No-op in a kernel, where
/// containers have no owner.
template <int N>
AMP2HIP_CPU_AMP inline void retain_owner(const view_data<N> &data) {
#if AMP2HIP_DEVICE_PASS
  (void)data;
#else
  if (data.owner != nullptr)
    retain(data.owner);
#endif
}

/// Assigns \p other to \p data and updates the reference counts.
template <int N>
AMP2HIP_CPU_AMP inline void rebind(view_data<N> &data, const view_data<N> &other) {
#if AMP2HIP_DEVICE_PASS
  data = other;
#else
  buffer *const old = data.owner;
  if (other.owner != nullptr)
    retain(other.owner);
  data = other;
  if (old != nullptr)
    release(old);
#endif
}

/// The largest number of elements of a view of rank 1.
constexpr std::size_t max_view_elements = 0x7fffffff;

/// True if \p shape has no negative component and at most \p elements elements.
template <int K>
bool fits(const concurrency::extent<K> &shape, std::size_t elements) {
  bool empty = false;
  for (int d = 0; d < K; ++d) {
    if (shape[d] < 0)
      return false;
    empty = empty || shape[d] == 0;
  }
  for (int d = 0; d < K && !empty; ++d)
    elements /= static_cast<std::size_t>(shape[d]); // divides because a product might overflow
  return empty || elements > 0;
}

/// Returns a pointer to the first element of the container \p source. Throws runtime_exception if
/// \p extent, the extent of the new view, has more elements than the container.
template <typename T, int N, typename Container>
T *container_data(const concurrency::extent<N> &extent, Container &source) {
  check_view_extent(extent);
  const std::size_t elements = static_cast<std::size_t>(source.size());
  if (!fits(extent, elements))
    throw_container_small(extent, elements);
  return source.data();
}

/// Returns the extent of a view of a whole container. Throws runtime_exception if the container has
/// too many elements.
template <typename Container>
concurrency::extent<1> extent_of(const Container &source) {
  if (static_cast<std::size_t>(source.size()) > max_view_elements)
    throw_error("array_view: the container has more elements than a view of rank 1 counts");
  return concurrency::extent<1>(static_cast<int>(source.size()));
}

/// Returns the data of a view of elements at \p source. On the host, the data have a new backing
/// store; in a kernel, only a pointer.
template <typename T, int N>
AMP2HIP_CPU_AMP view_data<N> source_data(const concurrency::extent<N> &extent, void *source) {
  view_data<N> data = view_data<N>::dense(extent, source, nullptr, 0);
#if !AMP2HIP_DEVICE_PASS
  if (!on_accelerator()) {
    check_view_extent(extent);
    data.owner = described<T>(make_host_backing_store(source, elements_of(extent) * sizeof(T)),
                              extent, container_kind::view);
  }
#endif
  return data;
}

template <typename T, int N>
view_data<N> unsourced_data(const concurrency::extent<N> &extent) {
  check_view_extent(extent);
  return view_data<N>::dense(
      extent, nullptr,
      described<T>(make_unsourced_backing_store(elements_of(extent) * sizeof(T)), extent,
                   container_kind::view),
      0);
}

/// Moves the position of the first element by a number of bytes.
template <int N>
AMP2HIP_CPU_AMP inline void advance(view_data<N> &data, std::ptrdiff_t bytes) {
#if !AMP2HIP_DEVICE_PASS
  if (data.owner != nullptr) {
    data.offset += static_cast<std::size_t>(bytes);
    return;
  }
#endif
  data.pointer = static_cast<char *>(data.pointer) + bytes;
}

/// Returns a pointer to the first element without bringing the host's copy up to date.
template <typename T, int N>
AMP2HIP_CPU_AMP inline T *unsynchronized(const view_data<N> &data) {
#if !AMP2HIP_DEVICE_PASS
  if (data.owner != nullptr)
    return reinterpret_cast<T *>(data.owner->host + data.offset);
#endif
  return static_cast<T *>(data.pointer);
}

/// Returns the view at position \p i of the most significant dimension.
template <typename T, int N>
AMP2HIP_CPU_AMP inline concurrency::array_view<T, N - 1>
project(const concurrency::extent<N> &extent, const view_data<N> &data, int i) {
  check_first_index<T>(extent, data, i);
  concurrency::extent<N - 1> rest;
  view_data<N - 1> part;
  part.pointer = data.pointer;
  part.owner = data.owner;
  part.offset = data.offset;
  part.pitch[0] = 1;
  for (int d = 0; d < N - 1; ++d)
    rest[d] = extent[d + 1];
  for (int d = 0; d < N - 2; ++d)
    part.pitch[d] = data.pitch[d + 1];
  std::ptrdiff_t distance = static_cast<std::ptrdiff_t>(i) * data.pitch[0];
#if AMP2HIP_PLAIN_ACCESS
  if (!has_general_access())
    distance = i * data.pitch[0];
#endif
  advance(part, distance * static_cast<std::ptrdiff_t>(sizeof(T)));
  retain_owner(part);
  return view_access::make<T, N - 1>(rest, part);
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline view_data<N>
section_data(const concurrency::extent<N> &extent, const view_data<N> &data,
             const concurrency::index<N> &origin, const concurrency::extent<N> &part) {
#if !AMP2HIP_DEVICE_PASS
  if (data.owner != nullptr)
    for (int d = 0; d < N; ++d)
      if (origin[d] < 0 || part[d] <= 0 || origin[d] >= extent[d] ||
          part[d] > extent[d] - origin[d])
        throw_section_outside(origin, part, extent);
#endif
  (void)extent, (void)part;
  observe_index<T>(data, origin, 0);
  view_data<N> result = data;
  advance(result, linear(data, origin) * static_cast<std::ptrdiff_t>(sizeof(T)));
  retain_owner(result);
  return result;
}

/// Returns a view of \p bytes contiguous bytes as elements of type U.
template <typename U, int N>
AMP2HIP_CPU_AMP concurrency::array_view<U, 1> reinterpreted(const view_data<N> &data,
                                                            std::size_t bytes) {
#if !AMP2HIP_DEVICE_PASS
  if (data.owner != nullptr && (bytes % sizeof(U) != 0 || bytes / sizeof(U) > max_view_elements))
    throw_no_whole_elements(bytes, sizeof(U));
#endif
  const concurrency::extent<1> extent(static_cast<int>(bytes / sizeof(U)));
  view_data<1> result = view_data<1>::dense(extent, data.pointer, data.owner, data.offset);
  retain_owner(result);
  return view_access::make<U, 1>(extent, result);
}

/// Returns a view of \p elements contiguous elements in another shape.
template <typename T, int K, int N>
AMP2HIP_CPU_AMP concurrency::array_view<T, K>
reshaped(const view_data<N> &data, std::size_t elements, const concurrency::extent<K> &shape) {
#if !AMP2HIP_DEVICE_PASS
  if (data.owner != nullptr && !fits(shape, elements))
    throw_shape_outside(shape, elements);
#endif
  (void)elements;
  view_data<K> result = view_data<K>::dense(shape, data.pointer, data.owner, data.offset);
  retain_owner(result);
  return view_access::make<T, K>(shape, result);
}

} // namespace amp2hip

#endif // AMP2HIP_ARRAY_VIEW_ACCESS_H
