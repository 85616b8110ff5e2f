//===--- elements.cpp - the containers that a kernel uses -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "elements.h"
#include <algorithm>

namespace amp2hip::check {

void elements::begin(std::vector<region> regions, const void *kernel) {
  regions_ = std::move(regions);
  kernel_ = static_cast<const char *>(kernel);
  uses_ = {};
  last_ = nullptr;
  any_shared_ = false;
  for (const region &one : regions_)
    for (const region &other : regions_)
      any_shared_ = any_shared_ || (&one != &other && one.words.contains(other.container.begin));
}

region *elements::first_at(const char *address) {
  for (region &one : regions_)
    if (one.words.contains(address))
      return last_ = &one;
  return nullptr;
}

region *elements::used_at(const char *address, std::uint32_t thread) {
  for (std::size_t i = 0; i < uses_.size(); ++i) {
    const use_of_element &one = uses_[(next_ + uses_.size() - 1 - i) % uses_.size()];
    if (one.of != nullptr && one.thread == thread &&
        static_cast<std::size_t>(address - one.element) < one.bytes)
      return one.of;
  }
  return at(address);
}

region *elements::nearest(const char *address) {
  region *best = nullptr;
  std::size_t distance = ~std::size_t(0);
  for (region &one : regions_) {
    const char *const end = one.container.begin + one.container.bytes;
    const auto found = static_cast<std::size_t>(
        address >= end ? address - end
                       : std::max<std::ptrdiff_t>(one.container.begin - address, 0));
    if (found < distance) {
      distance = found;
      best = &one;
    }
  }
  return distance < (std::size_t(1) << 24) ? best : nullptr;
}

region *elements::of_part(const char *first, const char *data, int rank) {
  for (region &one : regions_)
    if (one.container.member != no_member &&
        static_cast<std::size_t>(data - kernel_) == one.container.member)
      return &one;
  for (std::size_t i = 0; i < uses_.size(); ++i) {
    const use_of_element &one = uses_[(next_ + uses_.size() - 1 - i) % uses_.size()];
    if (one.of != nullptr && one.bytes == 0 && one.element == first)
      return one.of;
  }
  for (region &one : regions_)
    if (one.container.begin == first && one.container.rank == rank)
      return &one;
  return at(first);
}

void elements::use(const char *data, const char *first, const char *element, std::size_t bytes,
                   int rank, const int *extent, std::uint32_t thread) {
  if (!any_shared_ && extent == nullptr)
    return;
  region *const found = of_part(first, data, rank);
  if (found == nullptr)
    return;
  if (extent != nullptr && found->extent.empty())
    found->extent.assign(extent, extent + rank);
  uses_[next_] = {element, bytes, thread, found};
  next_ = (next_ + 1) % uses_.size();
}

unsigned char elements::number_of(const region *one) const {
  const std::ptrdiff_t number = one - regions_.data();
  return one != nullptr && number < none ? static_cast<unsigned char>(number) : none;
}

std::vector<std::ptrdiff_t> elements::index_of(const region &in, const char *address) {
  const checked_container &all = in.container;
  const std::ptrdiff_t bytes = address - all.begin;
  const auto size = static_cast<std::ptrdiff_t>(all.element);
  std::ptrdiff_t element = bytes >= 0 ? bytes / size : -((-bytes + size - 1) / size);
  std::vector<std::ptrdiff_t> pitches;
  if (!in.extent.empty()) {
    std::ptrdiff_t pitch = 1;
    for (std::size_t d = in.extent.size() - 1; d > 0; --d)
      pitches.insert(pitches.begin(), pitch *= in.extent[d]);
    // Less detailed levels follow.
    if (element >= pitch * in.extent[0])
      pitches.clear();
  } else {
    for (int d = 0; d < all.rank - 1; ++d)
      pitches.push_back(std::max(all.pitch[d], 1));
  }
  std::vector<std::ptrdiff_t> index;
  if (element < 0)
    return {element};
  for (const std::ptrdiff_t pitch : pitches) {
    index.push_back(element / pitch);
    element %= pitch;
  }
  index.push_back(element);
  return index;
}

} // namespace amp2hip::check
