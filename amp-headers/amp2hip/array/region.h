//===--- region.h - regions of data and copies between them ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_REGION_H
#define AMP2HIP_ARRAY_REGION_H

#include "amp2hip/accelerator/access_type.h"
#include "amp2hip/accelerator/completion_future.h"
#include "amp2hip/array/view_data.h"
#include "amp2hip/error/errors.h"
#include <cstddef>
#include <memory>

namespace amp2hip {

class event;

/// One dimension of a region: `count` positions that are `step` bytes apart.
struct region_dimension {
  std::size_t count;
  std::size_t step;
};

/// A rectangular set of elements of the backing store `owner`, or of the host memory at `memory` if
/// `owner` is null. The most significant dimension comes first; the last dimension is dense.
struct region {
  buffer *owner;
  void *memory;
  std::size_t offset;  ///< in bytes from the beginning of the backing store
  std::size_t element; ///< size of an element in bytes
  int rank;
  const region_dimension *dimensions;
};

template <int N>
AMP2HIP_CPU_AMP std::size_t elements_of(const concurrency::extent<N> &extent) {
  std::size_t count = 1;
  for (int d = 0; d < N; ++d)
    count *= static_cast<std::size_t>(extent[d]);
  return count;
}

/// The region of a view or array. The constructor with \p host creates the region of dense host
/// memory of the same shape.
template <int N>
class view_region {
public:
  view_region(const concurrency::extent<N> &extent, const view_data<N> &data, std::size_t element)
      : region_{data.owner, data.pointer, data.offset, element, N, dimensions_} {
    for (int d = 0; d < N; ++d)
      dimensions_[d] = {static_cast<std::size_t>(extent[d]),
                        d == N - 1 ? element : static_cast<std::size_t>(data.pitch[d]) * element};
  }
  view_region(const concurrency::extent<N> &extent, const void *host, std::size_t element)
      : view_region(extent, view_data<N>::dense(extent, const_cast<void *>(host), nullptr, 0),
                    element) {}
  view_region(const view_region &) = delete;
  view_region &operator=(const view_region &) = delete;

  const region &get() const { return region_; }

private:
  region_dimension dimensions_[N];
  region region_;
};

/// A queued copy. The event is null if the copy is complete. If `host_sees` is true, the program
/// can read the destination without a call of the runtime, so a synchronous caller must wait for
/// the event.
struct pending_copy {
  std::shared_ptr<event> point;
  bool host_sees;
};

/// Returns the range of bytes that a region spans in its backing store.
byte_range bytes_of(const region &part);

/// Copies between two regions of the same shape. Reads the elements of \p from where they are
/// current. Afterwards \p to is current on the accelerator of its backing store. The caller may
/// change host memory in \p from as soon as the function returns.
pending_copy copy_region(const region &to, const region &from);

/// Records that the program changed the source directly in this region, so that all copies on
/// accelerators are out of date. Changes that were made on an accelerator are lost in this region,
/// but preserved in the bytes between its elements (§5.2.3).
void refresh(const region &changed);

/// Waits for the event \p point and throws its error. No-op if \p point is null.
void wait_for(const std::shared_ptr<event> &point);
inline void wait_for(const pending_copy &copy) {
  if (copy.host_sees)
    wait_for(copy.point);
}
/// Returns a future that is ready when the event \p point is done, or immediately if \p point is
/// null. Until then, keeps the backing stores \p first and \p second, if not null, alive.
concurrency::completion_future make_future(std::shared_ptr<event> point, buffer *first = nullptr,
                                           buffer *second = nullptr);
inline concurrency::completion_future make_future(const pending_copy &copy, buffer *first,
                                                  buffer *second = nullptr) {
  return make_future(copy.point, first, second);
}

/// Returns the size of an array in bytes. Throws runtime_exception if a component is not positive
/// or if the number of elements exceeds 32 bits (§5.1.2).
std::size_t array_bytes(int rank, const int *extent, std::size_t element);
template <int N>
std::size_t array_bytes(const concurrency::extent<N> &extent, std::size_t element) {
  return array_bytes(N, component_list<N>(extent).values, element);
}
/// Returns the access_type of a new array on \p place. Throws runtime_exception if \p wanted grants
/// access to memory that the accelerator does not share with the CPU (§5.1.2).
concurrency::access_type array_access(const concurrency::accelerator_view &place,
                                      concurrency::access_type wanted);
/// Returns the default view of the default accelerator and fixes the choice of the default
/// (§3.2.1).
concurrency::accelerator_view use_default_view();

} // namespace amp2hip

#endif // AMP2HIP_ARRAY_REGION_H
