//===--- errors.h - functions that throw errors ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ERROR_ERRORS_H
#define AMP2HIP_ERROR_ERRORS_H

#include "amp2hip/index/extent.h"
#include <cstddef>

namespace amp2hip {

/// These functions throw runtime_exception. The runtime library builds the message, so that the
/// calling templates remain small.
[[noreturn]] void throw_error(const char *message);
[[noreturn]] void throw_extents_differ(int rank, const int *source, const int *destination);
[[noreturn]] void throw_counts_differ(std::size_t range, std::size_t destination);
[[noreturn]] void throw_section_outside(int rank, const int *origin, const int *part,
                                        const int *whole);
/// \p data is the view_data of the container.
[[noreturn]] void throw_index_outside(int rank, const int *index, const int *extent,
                                      const void *data, bool is_texture = false);
/// Tells the access checker, if the program has one, that a kernel uses the element at \p element
/// of a container, or the part that begins there. \p data is the view_data of the container, \p
/// first its first element. \p extent is that of a texture, and null for other containers.
void observe_element(const void *data, const void *first, const void *element, std::size_t bytes,
                     int rank, const int *extent);
[[noreturn]] void throw_projection_outside(int place, int rank, const int *extent);
[[noreturn]] void throw_container_small(int rank, const int *extent, std::size_t elements);
[[noreturn]] void throw_no_whole_elements(std::size_t bytes, std::size_t element);
[[noreturn]] void throw_shape_outside(int rank, const int *shape, std::size_t elements);
/// Throws runtime_exception if a component is negative. Also throws it if the pitch of a dimension,
/// its number of elements per position, exceeds an int.
void check_view_extent(int rank, const int *extent);

/// The components of an index or extent as a C array.
template <int N>
struct component_list {
  int values[N];

  template <typename IndexOrExtent>
  explicit component_list(const IndexOrExtent &of) {
    for (int d = 0; d < N; ++d)
      values[d] = of[static_cast<unsigned int>(d)];
  }
};

template <int N>
[[noreturn]] void throw_extents_differ(const concurrency::extent<N> &source,
                                       const concurrency::extent<N> &destination) {
  throw_extents_differ(N, component_list<N>(source).values, component_list<N>(destination).values);
}
template <int N>
[[noreturn]] void throw_shape_outside(const concurrency::extent<N> &shape, std::size_t elements) {
  throw_shape_outside(N, component_list<N>(shape).values, elements);
}
template <int N>
[[noreturn]] void throw_projection_outside(int place, const concurrency::extent<N> &extent) {
  throw_projection_outside(place, N, component_list<N>(extent).values);
}
template <int N>
[[noreturn]] void throw_container_small(const concurrency::extent<N> &extent,
                                        std::size_t elements) {
  throw_container_small(N, component_list<N>(extent).values, elements);
}
template <int N>
void check_view_extent(const concurrency::extent<N> &extent) {
  check_view_extent(N, component_list<N>(extent).values);
}
template <int N>
[[noreturn]] void throw_section_outside(const concurrency::index<N> &origin,
                                        const concurrency::extent<N> &part,
                                        const concurrency::extent<N> &whole) {
  throw_section_outside(N, component_list<N>(origin).values, component_list<N>(part).values,
                        component_list<N>(whole).values);
}
template <int N>
[[noreturn]] void throw_index_outside(const concurrency::index<N> &index,
                                      const concurrency::extent<N> &extent, const void *data,
                                      bool is_texture = false) {
  throw_index_outside(N, component_list<N>(index).values, component_list<N>(extent).values, data,
                      is_texture);
}

} // namespace amp2hip

#endif // AMP2HIP_ERROR_ERRORS_H
