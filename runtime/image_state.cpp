//===--- image_state.cpp - the image of a texture's texels ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "image_state.h"
#include "amp2hip/texture/texture_data.h"
#include "backing_store.h"
#include <algorithm>

namespace amp2hip {

std::unique_ptr<texture_image> queue::create_image(const image_format &) { return nullptr; }
void queue::release_image(std::unique_ptr<texture_image>) noexcept {}
bool queue::copy_in_image(texture_image &, const void *, std::size_t) { return false; }

void describe_texels(buffer &store, const image_format &format) {
  backing_store_of(store).set_image_format(format);
}

image_state::image_state(const image_format &format, std::unique_ptr<texture_image> image)
    : format_(format), image_(std::move(image)), is_linear_current_(false),
      current_levels_(all_levels()), is_adopted_(true) {
  handles_.store(&image_->handles(), std::memory_order_relaxed);
  publish();
}

void image_state::create(queue &where) {
  image_ = where.create_image(format_);
  is_refused_ = image_ == nullptr;
  if (image_ != nullptr)
    handles_.store(&image_->handles(), std::memory_order_relaxed);
}

bool image_state::only_serves_filters(const queue &where) const {
  return format_.levels > 1 || !where.has_surfaces();
}

std::size_t image_state::bytes_of(unsigned level) const {
  std::size_t texels = 1;
  for (int d = 0; d < format_.rank; ++d)
    texels *= static_cast<std::size_t>(std::max(format_.extent[d] >> level, 1));
  return texels * static_cast<std::size_t>(format_.components) * format_.bits / 8;
}

image_state::level_set image_state::levels_of(const byte_range &bytes) const {
  level_set found = 0;
  std::size_t begin = 0;
  for (unsigned level = 0; level < format_.levels; ++level) {
    const std::size_t end = begin + bytes_of(level);
    if (bytes.begin < end && begin < bytes.end)
      found |= 1u << level;
    begin = end;
  }
  return found;
}

void image_state::make_current(queue &where, void *linear, level_set levels) {
  if ((levels & ~current_levels_) == 0)
    return;
  const access_gate::scope scope(where.gate());
  const char *texels = static_cast<const char *>(linear);
  for (unsigned level = 0; level < format_.levels; ++level) {
    if (levels & ~current_levels_ & (1u << level))
      image_->copy_from_linear(texels, level);
    texels += bytes_of(level);
  }
  current_levels_ |= levels;
}

void image_state::write_back(queue &where, void *linear) {
  if (is_adopted_)
    make_current(where, linear, all_levels());
}

const image_handles *image_state::use_natively(queue &where, void *linear, access_mode mode) {
  const bool writes = mode != access_mode::read;
  if (writes && only_serves_filters(where))
    return nullptr;
  if (image_ == nullptr && !is_refused_)
    create(where);
  if (image_ != nullptr)
    make_current(where, linear, all_levels());
  if (image_ != nullptr && writes)
    is_linear_current_ = false;
  publish();
  return image_ != nullptr ? &image_->handles() : nullptr;
}

const image_handles *image_state::use_in_launch(queue &where, void *linear, access_mode mode,
                                                const byte_range &bytes, bool is_sampled) {
  const bool writes = mode != access_mode::read;
  const level_set levels = levels_of(bytes);
  const bool only_filters = only_serves_filters(where);
  // The results of a linear filter depend on the image, so a texture that may be sampled gets one
  // at once. For other textures an image is only worth its creation if several launches read it.
  if (image_ == nullptr && !is_refused_ && !writes &&
      (is_sampled || (!only_filters && was_read_in_launch_)))
    create(where);
  was_read_in_launch_ = !writes;
  if (image_ != nullptr && !writes)
    make_current(where, linear, levels);
  if (writes && only_filters)
    current_levels_ &= ~levels;
  const bool uses_image = image_ != nullptr && (levels & ~current_levels_) == 0;
  if (uses_image && writes)
    is_linear_current_ = false;
  publish();
  return uses_image ? &image_->handles() : nullptr;
}

void image_state::use_linear(void *linear, access_mode mode, const byte_range &bytes,
                             bool overwritten) {
  if (!is_linear_current_ && !overwritten)
    image_->copy_to_linear(linear);
  is_linear_current_ = true;
  if (mode != access_mode::read) {
    current_levels_ &= ~levels_of(bytes);
    was_read_in_launch_ = false;
  }
  publish();
}

bool image_state::overwrite(queue &where, const void *from) {
  if (image_ == nullptr || only_serves_filters(where) ||
      !where.copy_in_image(*image_, from, bytes_of(0)))
    return false;
  is_linear_current_ = false;
  current_levels_ = all_levels();
  publish();
  return true;
}

void image_state::publish() {
  const bool is_current = image_ != nullptr && current_levels_ == all_levels();
  const bool for_write = is_current && !is_linear_current_;
  published_.store(static_cast<unsigned char>((is_current ? image_for_read : 0) |
                                              (for_write ? image_for_write : 0) |
                                              (is_refused_ ? no_image : 0)),
                   std::memory_order_release);
}

void image_state::release(queue &last) noexcept {
  if (image_ != nullptr)
    last.release_image(std::move(image_));
}

} // namespace amp2hip
