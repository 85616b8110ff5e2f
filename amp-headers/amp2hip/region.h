//===--- region.h - the bytes that a copy reads or writes ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REGION_H
#define AMP2HIP_REGION_H

#include "amp2hip/access_type.h"
#include "amp2hip/completion_future.h"
#include "amp2hip/errors.h"
#include "amp2hip/view_data.h"
#include <cstddef>
#include <memory>

namespace amp2hip {

class event;

/// One dimension of a region: `count` places, `step` bytes apart.
struct region_dimension {
  std::size_t count;
  std::size_t step;
};

/// Elements of a home, or of plain host memory where there is no owner, the
/// most significant dimension first; the last one is dense.
struct region {
  buffer *owner;
  void *memory;
  std::size_t offset;  ///< bytes, from the home's begin
  std::size_t element; ///< bytes of an element
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

/// The region of a view or array, or with `host` of dense host memory in the
/// same shape.
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
      : view_region(extent, view_data<N>::dense(extent, const_cast<void *>(host), nullptr, 0), element) {}
  view_region(const view_region &) = delete;
  view_region &operator=(const view_region &) = delete;

  const region &get() const { return region_; }

private:
  region_dimension dimensions_[N];
  region region_;
};

/// A copy that was queued. The point is null where it is complete; a caller
/// that is synchronous waits for it only where the program sees the destination
/// without asking the runtime.
struct pending_copy {
  std::shared_ptr<event> point;
  bool host_sees;
};

/// The bytes of its home that a region spans.
byte_range bytes_of(const region &part);

/// Copies between regions of one shape, wherever they are current; `to` is then
/// current where its home is. Host memory that it reads may be changed on
/// return.
pending_copy copy_region(const region &to, const region &from);

/// The home was changed directly in this region: copies elsewhere are stale,
/// and changes made there to this region are lost; others are kept (§5.2.3).
void refresh(const region &changed);

/// Waits for a point, if there is one.
void wait_for(const std::shared_ptr<event> &point);
inline void wait_for(const pending_copy &copy) {
  if (copy.host_sees)
    wait_for(copy.point);
}
/// A future for a point; complete where there is none. Keeps both homes alive.
concurrency::completion_future make_future(std::shared_ptr<event> point, buffer *first = nullptr,
                                           buffer *second = nullptr);
inline concurrency::completion_future make_future(const pending_copy &copy, buffer *first, buffer *second = nullptr) {
  return make_future(copy.point, first, second);
}

/// The bytes of an array. Throws runtime_exception where a component is not
/// positive or the elements are more than 32 bits count (§5.1.2).
std::size_t array_bytes(int rank, const int *extent, std::size_t element);
template <int N>
std::size_t array_bytes(const concurrency::extent<N> &extent, std::size_t element) {
  return array_bytes(N, component_list<N>(extent).values, element);
}
/// What access_type a new array has. Throws runtime_exception (§5.1.2).
concurrency::access_type array_access(const concurrency::accelerator_view &place, concurrency::access_type wanted);
/// The view of the default accelerator, which this fixes (§3.2.1).
concurrency::accelerator_view use_default_view();

} // namespace amp2hip

#endif // AMP2HIP_REGION_H
