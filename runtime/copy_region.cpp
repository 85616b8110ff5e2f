//===--- copy_region.cpp - copies between regions -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "accelerator_access.h"
#include "amp2hip/array/region.h"
#include "backing_store.h"
#include <cstring>
#include <functional>

namespace amp2hip {
namespace {

/// Splits a copy between two regions of the same shape into two-dimensional copies. Trailing
/// dimensions that are dense in both regions are joined into one row. The next dimension gives the
/// rows of a two-dimensional copy; walk() loops over the others.
class row_walk {
public:
  row_walk(const region &to, const region &from) : to_(to), from_(from), outer_(to.rank) {
    shape_ = {to.element, 1, to.element, to.element};
    while (outer_ > 0 && to.dimensions[outer_ - 1].step == shape_.width &&
           from.dimensions[outer_ - 1].step == shape_.width)
      shape_.width *= to.dimensions[--outer_].count;
    shape_.to_pitch = shape_.from_pitch = shape_.width;
    if (outer_ > 0) {
      --outer_;
      shape_.height = to.dimensions[outer_].count;
      shape_.to_pitch = to.dimensions[outer_].step;
      shape_.from_pitch = from.dimensions[outer_].step;
    }
  }

  /// True if the copy is one contiguous run of bytes in both regions.
  bool is_contiguous() const { return outer_ == 0 && shape_.height == 1; }

  /// Calls copy(to, from, shape) for every two-dimensional copy.
  template <typename Copy>
  void walk(void *to, const void *from, const Copy &copy) const {
    walk(0, static_cast<char *>(to), static_cast<const char *>(from), copy);
  }

private:
  template <typename Copy>
  void walk(int dimension, char *to, const char *from, const Copy &copy) const {
    if (dimension == outer_)
      return copy(to, from, shape_);
    for (std::size_t i = 0; i < to_.dimensions[dimension].count; ++i)
      walk(dimension + 1, to + i * to_.dimensions[dimension].step,
           from + i * from_.dimensions[dimension].step, copy);
  }

  const region &to_, &from_;
  int outer_;
  copy_shape shape_;
};

std::size_t size_of(const region &part) {
  std::size_t bytes = part.element;
  for (int d = 0; d < part.rank; ++d)
    bytes *= part.dimensions[d].count;
  return bytes;
}

/// Returns the access of a copy to the bytes of its destination: a write of every byte, or
/// read_write if the copy leaves gaps.
access_mode destination_access_mode(const byte_range &bytes) {
  return bytes.dense ? access_mode::write : access_mode::read_write;
}

/// Reports the rows of a copy to the host's memory of a backing store to the access checker. The
/// bytes between the rows are not written. \p from is null if the source is on a device.
void report_copy(const row_walk &rows, const region &to, const buffer *from, void *memory,
                 const void *source) {
  access_checks *const checks = access_checks::get();
  if (checks == nullptr || to.owner == nullptr)
    return;
  rows.walk(memory, source, [&](void *a, const void *b, const copy_shape &shape) {
    for (std::size_t row = 0; row < shape.height; ++row) {
      const auto begin =
          static_cast<std::size_t>(static_cast<char *>(a) - to.owner->host) + row * shape.to_pitch;
      checks->accessed(*to.owner, {begin, begin + shape.width, true}, false, true);
      if (from != nullptr)
        checks->copied(*to.owner, begin, *from,
                       static_cast<std::size_t>(static_cast<const char *>(b) - from->host) +
                           row * shape.from_pitch,
                       shape.width);
    }
  });
  backing_store_of(*to.owner).observed();
}

void copy_rows(void *to, const void *from, const copy_shape &shape) {
  for (std::size_t row = 0; row < shape.height; ++row)
    std::memcpy(static_cast<char *>(to) + row * shape.to_pitch,
                static_cast<const char *>(from) + row * shape.from_pitch, shape.width);
}

/// Returns the dimensions of a dense region with the same shape as \p part.
std::vector<region_dimension> dense(const region &part) {
  std::vector<region_dimension> dimensions(part.dimensions, part.dimensions + part.rank);
  std::size_t step = part.element;
  for (int d = part.rank - 1; d >= 0; --d) {
    dimensions[static_cast<std::size_t>(d)].step = step;
    step *= part.dimensions[d].count;
  }
  return dimensions;
}

/// Copies through temporary memory, for regions of one backing store that may overlap.
pending_copy copy_overlapping(const region &to, const region &from) {
  std::vector<char> elements(size_of(to));
  const std::vector<region_dimension> dimensions = dense(to);
  const region between = {nullptr, elements.data(), 0, to.element, to.rank, dimensions.data()};
  wait_for(copy_region(between, from));
  pending_copy last = copy_region(to, between);
  wait_for(last);
  return last;
}

/// Device memory that is released once the work queued so far is done.
struct scoped_device_memory {
  const std::shared_ptr<queue> &where;
  const std::size_t bytes;
  void *const memory;

  scoped_device_memory(const std::shared_ptr<queue> &where_, std::size_t bytes_)
      : where(where_), bytes(bytes_), memory(where_->allocate(bytes)) {}
  ~scoped_device_memory() { where->release(memory, bytes); }
  scoped_device_memory(const scoped_device_memory &) = delete;
  scoped_device_memory &operator=(const scoped_device_memory &) = delete;
};

/// Copies directly from one device to another. If the rows are strided in one of the regions,
/// gathers them on the source device, sends them in one run, and scatters them on the destination
/// device. One copy between devices for each row would be slower.
void copy_between_devices(const region &to, const std::shared_ptr<queue> &where, char *memory,
                          const region &from, const std::shared_ptr<queue> &source,
                          const char *begin) {
  const std::size_t bytes = size_of(to);
  const auto send = [&](void *a, const void *b) {
    where->wait_for(*source->record());
    where->copy_from(a, source->owner(), b, bytes);
    source->wait_for(*where->record()); // keeps the source unchanged until it was read
  };
  if (row_walk(to, from).is_contiguous())
    return send(memory, begin);
  const auto within = [](const std::shared_ptr<queue> &on) {
    return [&on](void *a, const void *b, const copy_shape &s) { on->copy_within(a, b, s); };
  };
  const std::vector<region_dimension> dimensions = dense(to);
  const scoped_device_memory gathered(source, bytes), arrived(where, bytes);
  const region packed = {nullptr, gathered.memory, 0, to.element, to.rank, dimensions.data()};
  row_walk(packed, from).walk(gathered.memory, begin, within(source));
  send(arrived.memory, gathered.memory);
  row_walk(to, packed).walk(memory, arrived.memory, within(where));
}

pending_copy copy_to_device(const region &to, const std::shared_ptr<queue> &where,
                            const region &from) {
  const trace::data_scope traced(to.owner, trace::access_reason::copy);
  const row_walk rows(to, from);
  backing_store &target = backing_store_of(*to.owner);
  memory_location source = {from.memory, nullptr};
  if (from.owner != nullptr)
    source = backing_store_of(*from.owner).acquire_source(where.get(), bytes_of(from));
  const byte_range bytes = bytes_of(to);
  const char *const begin = static_cast<const char *>(source.memory) + from.offset;
  if (source.through == nullptr && rows.is_contiguous() &&
      target.overwrite_image(where, bytes, begin))
    return {where->record(), false};
  char *const memory =
      static_cast<char *>(target.acquire(where, destination_access_mode(bytes), bytes)) + to.offset;
  if (source.through == nullptr) {
    rows.walk(memory, begin,
              [&](void *a, const void *b, const copy_shape &s) { where->copy_in(a, b, s); });
  } else if (!same_memory(*source.through, *where)) {
    copy_between_devices(to, where, memory, from, source.through, begin);
    backing_store_of(*from.owner)
        .record_use(*source.through); // a queue that took over the copy meanwhile waits too
  } else {
    if (source.through != where)
      where->wait_for(*source.through->record());
    rows.walk(memory, begin,
              [&](void *a, const void *b, const copy_shape &s) { where->copy_within(a, b, s); });
    backing_store_of(*from.owner)
        .record_use(*where); // the source must not change before it was read
  }
  return {where->record(), false};
}

pending_copy copy_to_host(const region &to, const region &from) {
  const trace::data_scope traced(from.owner, trace::access_reason::copy);
  const row_walk rows(to, from);
  memory_location source = {from.memory, nullptr};
  if (from.owner != nullptr)
    source = backing_store_of(*from.owner).acquire_source(nullptr, bytes_of(from));
  char *memory = static_cast<char *>(to.memory);
  if (to.owner != nullptr) {
    backing_store &target = backing_store_of(*to.owner);
    const byte_range bytes = bytes_of(to);
    memory = static_cast<char *>(target.acquire_host(destination_access_mode(bytes), bytes,
                                                     access_checks::get() != nullptr));
  }
  memory += to.offset;
  const char *const begin = static_cast<const char *>(source.memory) + from.offset;
  if (source.through == nullptr) {
    rows.walk(memory, begin, copy_rows);
    report_copy(rows, to, from.owner, memory, begin);
    return {nullptr, false};
  }
  rows.walk(memory, begin, [&](void *a, const void *b, const copy_shape &s) {
    source.through->copy_out(a, b, s);
  });
  backing_store_of(*from.owner).record_use(*source.through);
  const std::shared_ptr<event> point = source.through->record();
  report_copy(rows, to, nullptr, memory, begin);
  if (to.owner != nullptr)
    backing_store_of(*to.owner).add_host_copy(point);
  return {point, true};
}

} // namespace

byte_range bytes_of(const region &part) {
  std::size_t spanned = part.element;
  for (int d = 0; d < part.rank; ++d) {
    if (part.dimensions[d].count == 0)
      return {part.offset, part.offset, true};
    spanned += (part.dimensions[d].count - 1) * part.dimensions[d].step;
  }
  return {part.offset, part.offset + spanned, spanned == size_of(part)};
}

pending_copy copy_region(const region &to, const region &from) {
  if (size_of(to) == 0)
    return {nullptr, false};
  if (to.owner != nullptr && to.owner == from.owner) {
    if (to.offset == from.offset && to.dimensions[0].step == from.dimensions[0].step)
      return {nullptr, false}; // same elements
    return copy_overlapping(to, from);
  }
  if (to.owner == nullptr)
    return copy_to_host(to, from);
  backing_store &target = backing_store_of(*to.owner);
  if (target.get_kind() == backing_store::kind::array && !on_host(*target.where()))
    return copy_to_device(to, target.where(), from);
  if (target.get_kind() == backing_store::kind::unsourced && from.owner != nullptr) {
    const memory_location source =
        backing_store_of(*from.owner).acquire_source(nullptr, bytes_of(from));
    if (source.through != nullptr)
      return copy_to_device(to, source.through, from);
  }
  return copy_to_host(to, from);
}

} // namespace amp2hip
