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

namespace amp2hip {

std::unique_ptr<texture_image> queue::create_image(const image_format &) { return nullptr; }
void queue::release_image(std::unique_ptr<texture_image>) noexcept {}

void describe_texels(buffer &store, const image_format &format) {
  backing_store_of(store).set_image_format(format);
}

image_state::image_state(const image_format &format, std::unique_ptr<texture_image> image)
    : format_(format), image_(std::move(image)), is_linear_current_(false), is_image_current_(true),
      is_adopted_(true) {
  handles_.store(&image_->handles(), std::memory_order_relaxed);
  publish();
}

void image_state::create(queue &where) {
  image_ = where.create_image(format_);
  is_refused_ = image_ == nullptr;
  if (image_ != nullptr)
    handles_.store(&image_->handles(), std::memory_order_relaxed);
}

void image_state::make_current(queue &where, void *linear) {
  if (is_image_current_)
    return;
  const access_gate::scope scope(where.gate());
  image_->copy_from_linear(linear);
  is_image_current_ = true;
}

void image_state::write_back(queue &where, void *linear) {
  if (is_adopted_)
    make_current(where, linear);
}

const image_handles *image_state::use_natively(queue &where, void *linear, access_mode mode) {
  if (image_ == nullptr && !is_refused_)
    create(where);
  if (image_ != nullptr)
    make_current(where, linear);
  if (image_ != nullptr && mode != access_mode::read)
    is_linear_current_ = false;
  publish();
  return image_ != nullptr ? &image_->handles() : nullptr;
}

const image_handles *image_state::use_in_launch(queue &where, void *linear, access_mode mode,
                                                bool is_sampled) {
  const bool writes = mode != access_mode::read;
  // The results of a linear filter depend on the image, so a texture that may be sampled gets one
  // at once. For other textures an image is only worth its creation if several launches read it.
  if (image_ == nullptr && !is_refused_ && !writes && (is_sampled || was_read_in_launch_))
    create(where);
  was_read_in_launch_ = !writes;
  if (image_ != nullptr && !writes)
    make_current(where, linear);
  const bool uses_image = image_ != nullptr && is_image_current_;
  if (uses_image && writes)
    is_linear_current_ = false;
  publish();
  return uses_image ? &image_->handles() : nullptr;
}

void image_state::use_linear(void *linear, access_mode mode, bool overwritten) {
  if (!is_linear_current_ && !overwritten)
    image_->copy_to_linear(linear);
  is_linear_current_ = true;
  if (mode != access_mode::read) {
    is_image_current_ = false;
    was_read_in_launch_ = false;
  }
  publish();
}

void image_state::publish() {
  const bool for_write = is_image_current_ && !is_linear_current_;
  published_.store(static_cast<unsigned char>((is_image_current_ ? image_for_read : 0) |
                                              (for_write ? image_for_write : 0) |
                                              (is_refused_ ? no_image : 0)),
                   std::memory_order_release);
}

void image_state::release(queue &last) noexcept {
  if (image_ != nullptr)
    last.release_image(std::move(image_));
}

} // namespace amp2hip
